# Dear ImGui's sources without tables that hardly get smaller by compression. Where a table is not found, as in other versions,
# the file is taken as it is.

# switchbox_replaced(OUT FILE BEGIN END TEXT): a copy of FILE with TEXT in place of what stands from BEGIN to END, which stays.
function(switchbox_replaced out file begin_mark end_mark text)
    set(${out} ${file} PARENT_SCOPE)
    file(READ ${file} source)
    string(FIND "${source}" "${begin_mark}" begin)
    string(SUBSTRING "${source}" ${begin} -1 rest)
    string(FIND "${rest}" "${end_mark}" length)
    if(begin LESS 0 OR length LESS 0)
        return()
    endif()
    math(EXPR end "${begin} + ${length}")
    string(SUBSTRING "${source}" 0 ${begin} before)
    string(SUBSTRING "${source}" ${end} -1 after)
    get_filename_component(name ${file} NAME)
    set(copy ${PROJECT_BINARY_DIR}/${name})
    file(CONFIGURE OUTPUT ${copy} CONTENT "@before@@text@@after@" @ONLY)
    set(${out} ${copy} PARENT_SCOPE)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${file})
endfunction()

# imgui_draw.cpp without the font that it has inside, 12 kB of text, which nobody here draws with. Later versions leave it out
# by a definition.
function(switchbox_fontless out file)
    switchbox_replaced(found ${file} "static const char proggy_clean_ttf_compressed_data_base85["
        "static const char* GetDefaultCompressedFontDataTTFBase85()\n{"
        "static const char proggy_clean_ttf_compressed_data_base85[1] = \"\";\n")
    set(${out} ${found} PARENT_SCOPE)
endfunction()

# imgui.cpp with the table of CRC-32 (reflected, 0xEDB88320) worked out at the start: 1 kB.
function(switchbox_tableless out file)
    switchbox_replaced(found ${file} "static const ImU32 GCrc32LookupTable[256] =\n{\n    0x00000000,0x77073096," "// Known size hash"
        "static const struct ImCrc32Table\n{\n    ImU32 Entries[256];\n    ImCrc32Table()\n    {\n\
        for (ImU32 n = 0; n < 256; n++)\n        {\n            ImU32 crc = n;\n\
            for (int bit = 0; bit < 8; bit++)\n                crc = (crc >> 1) ^ (0xEDB88320u & (0u - (crc & 1)));\n\
            Entries[n] = crc;\n        }\n    }\n    operator const ImU32*() const { return Entries; }\n} GCrc32LookupTable;\n\n")
    set(${out} ${found} PARENT_SCOPE)
endfunction()
