# Fonts, cut down to what is drawn, and shaders, as library `assets`: "embedded.hpp" and "icons.hpp".
set(modules ${PROJECT_SOURCE_DIR}/node_modules)
if(NOT EXISTS ${modules}/lucide-static/font/codepoints.json)
    message(FATAL_ERROR "switchbox: the fonts are missing; run: npm ci")
endif()
find_program(PYFTSUBSET pyftsubset REQUIRED NO_CMAKE_FIND_ROOT_PATH)

set(font_folder ${PROJECT_BINARY_DIR}/fonts)
file(MAKE_DIRECTORY ${font_folder})

# Latin-1, the punctuation and marks used in our texts. A font keeps of these what it has.
set(text_characters 20-7E,A0-FF,B9,D7,2013,2014,2018,2019,201C,201D,2022,2026,207B,2190-2193,2212,25CB,25CF,2713)
set(mono_characters 20-7E,A0,B7,D7,2026,2190-2193,2212,2500,2502,250C,2510,2514,2518,251C,2524,252C,2534,253C,25CB,25CF)

function(switchbox_subset input name characters)
    add_custom_command(OUTPUT ${font_folder}/${name}.ttf
        COMMAND ${PYFTSUBSET} ${input} --unicodes=${characters} --output-file=${font_folder}/${name}.ttf
            --no-hinting --desubroutinize --layout-features= --drop-tables+=GSUB,GPOS,GDEF,kern,DSIG,STAT,meta
            --name-IDs= --no-glyph-names --notdef-outline --no-recommended-glyphs --legacy-cmap --symbol-cmap
        DEPENDS ${input} COMMENT "Cutting down font ${name}" VERBATIM)
endfunction()

# icons.hpp: names from icons.txt, code points from the font's own list.
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${CMAKE_CURRENT_LIST_DIR}/icons.txt)
file(STRINGS ${CMAKE_CURRENT_LIST_DIR}/icons.txt icon_names)
file(READ ${modules}/lucide-static/font/codepoints.json codepoints)
set(icon_header "// Made by cmake/assets.cmake from cmake/icons.txt.\n#pragma once\n\nnamespace switchbox::icons {\n\n")
set(icon_characters)
foreach(name IN LISTS icon_names)
    string(JSON code ERROR_VARIABLE missing GET "${codepoints}" ${name})
    if(missing)
        message(FATAL_ERROR "switchbox: cmake/icons.txt names '${name}', which the icon font does not have")
    endif()
    math(EXPR code ${code} OUTPUT_FORMAT HEXADECIMAL)
    string(REPLACE "0x" "" code ${code})
    list(APPEND icon_characters ${code})
    string(MAKE_C_IDENTIFIER ${name} name)
    string(APPEND icon_header "inline constexpr const char* ${name} = \"\\u${code}\";\n")
endforeach()
string(APPEND icon_header "\n}  // namespace switchbox::icons\n")
list(JOIN icon_characters "," icon_characters)
file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/assets/icons.hpp CONTENT "${icon_header}" @ONLY)

switchbox_subset(${modules}/@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf inter_regular ${text_characters})
switchbox_subset(${modules}/@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf inter_semibold ${text_characters})
switchbox_subset(${modules}/@expo-google-fonts/jetbrains-mono/400Regular/JetBrainsMono_400Regular.ttf
    jetbrains_mono ${mono_characters})
switchbox_subset(${modules}/lucide-static/font/lucide.ttf lucide ${icon_characters})

set(embedded)
foreach(font IN ITEMS inter_regular inter_semibold jetbrains_mono lucide)
    list(APPEND embedded ${font}=${font_folder}/${font}.ttf)
endforeach()
file(GLOB shaders CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/shaders/*)
foreach(shader IN LISTS shaders)
    cmake_path(GET shader FILENAME name)
    string(MAKE_C_IDENTIFIER ${name} name)
    string(TOLOWER ${name} name)
    list(APPEND embedded ${name}=${shader})
endforeach()
switchbox_embed(assets embedded.hpp ${embedded})
