# switchbox_fontless(OUT FILE): Dear ImGui's imgui_draw.cpp without the font that it has inside, which nobody here draws with
# and whose text of 12 kB hardly gets smaller by compression. Later versions leave it out by a definition; where the font
# is not found the file is taken as it is.
function(switchbox_fontless out file)
    set(${out} ${file} PARENT_SCOPE)
    file(READ ${file} source)
    string(FIND "${source}" "static const char proggy_clean_ttf_compressed_data_base85[" begin)
    string(FIND "${source}" "static const char* GetDefaultCompressedFontDataTTFBase85()\n{" end)
    if(begin LESS 0 OR end LESS begin)
        return()
    endif()
    string(SUBSTRING "${source}" 0 ${begin} before)
    string(SUBSTRING "${source}" ${end} -1 after)
    set(copy ${PROJECT_BINARY_DIR}/imgui_draw.cpp)
    file(CONFIGURE OUTPUT ${copy} CONTENT "@before@static const char proggy_clean_ttf_compressed_data_base85[1] = \"\";\n@after@" @ONLY)
    set(${out} ${copy} PARENT_SCOPE)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${file})
endfunction()
