# Library `assets`: subsets of the fonts, and the shaders; with "embedded.hpp", "characters.hpp" and "icons.hpp".
set(modules ${PROJECT_SOURCE_DIR}/node_modules)
if(NOT EXISTS ${modules}/lucide-static/font/codepoints.json)
    message(FATAL_ERROR "switchbox: the fonts are missing; run: npm ci")
endif()
find_program(PYFTSUBSET pyftsubset REQUIRED NO_CMAKE_FIND_ROOT_PATH)
find_program(FONTTOOLS fonttools REQUIRED NO_CMAKE_FIND_ROOT_PATH)
# Units per em. With this size most steps along an outline fit a byte, and no letter is drawn so large that rounding shows.
set(font_units 512)
set(icon_units 288) # drawn on a grid of 24

set(font_folder ${PROJECT_BINARY_DIR}/fonts)
file(MAKE_DIRECTORY ${font_folder})

file(GLOB language_files CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/words/*.txt)

# Punctuation and marks in our texts. Text fonts also keep the characters of the languages (switchbox_subset). Names may be in any
# alphabet. On the page the browser draws what these fonts lack; measured: with Latin-1 a first visit is 6.3 kB gzip larger. The
# desktop program has Latin, Greek and Cyrillic, without combining marks, which need a font's rules. A font keeps those of these
# characters that it has.
set(text_characters 20-7E,A0,B7,B9,D7,2013,2014,2018,2019,201C,201D,2022,2026,207B,2190-2193,2212,25CB,25CF,2713)
set(font_characters ${text_characters})
if(NOT EMSCRIPTEN)
    string(APPEND font_characters ,A0-2AF,370-482,48A-52F,1E00-1FFF,20A0-20C0)
endif()
set(figure_characters 20,2B-39,A0,2013,2212)
set(mono_characters 20-7E,A0,B7,D7,2026,2190-2193,2212,2500,2502,250C,2510,2514,2518,251C,2524,252C,2534,253C,25CB,25CF)

# switchbox_subset(INPUT NAME CHARACTERS UNITS [TEXT ...]): makes the font NAME with CHARACTERS and those of the files TEXT. Its
# date is fixed, so the same input gives the same bytes. An unchanged font is not replaced, so nothing is rebuilt. The marks of
# overlapping outlines go: Inter has some where OpenType forbids them, so browsers, which show the font in pictures, refuse it.
function(switchbox_subset input name characters units)
    list(TRANSFORM ARGN PREPEND --text-file= OUTPUT_VARIABLE texts)
    add_custom_command(OUTPUT ${font_folder}/${name}.ttf
        COMMAND ${PYFTSUBSET} ${input} --unicodes=${characters} ${texts} --output-file=${font_folder}/${name}.whole.ttf
            --no-hinting --desubroutinize --layout-features= --drop-tables+=GSUB,GPOS,GDEF,kern,DSIG,STAT,meta
            --name-IDs= --no-glyph-names --notdef-outline --no-recommended-glyphs --legacy-cmap --symbol-cmap
        COMMAND ${FONTTOOLS} ttx -q -f -t glyf -o ${font_folder}/${name}.ttx ${font_folder}/${name}.whole.ttf
        COMMAND sed -i.bak "s/ overlap=\"1\"//" ${font_folder}/${name}.ttx
        COMMAND ${FONTTOOLS} ttx -q -f --no-recalc-timestamp -m ${font_folder}/${name}.whole.ttf -o ${font_folder}/${name}.plain.ttf
            ${font_folder}/${name}.ttx
        COMMAND ${CMAKE_COMMAND} -E env SOURCE_DATE_EPOCH=0 ${FONTTOOLS} ttLib.scaleUpem --output-file=${font_folder}/${name}.new.ttf
            ${font_folder}/${name}.plain.ttf ${units}
        COMMAND ${CMAKE_COMMAND} -E copy_if_different ${font_folder}/${name}.new.ttf ${font_folder}/${name}.ttf
        DEPENDS ${input} ${ARGN} COMMENT "Cutting down font ${name}" VERBATIM)
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

switchbox_subset(${modules}/@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf inter_regular ${font_characters} ${font_units}
    ${language_files})
switchbox_subset(${modules}/@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf inter_semibold ${font_characters} ${font_units}
    ${language_files})
switchbox_subset(${modules}/@expo-google-fonts/jetbrains-mono/400Regular/JetBrainsMono_400Regular.ttf
    jetbrains_mono ${mono_characters} ${font_units})
switchbox_subset(${modules}/lucide-static/font/lucide.ttf lucide ${icon_characters} ${icon_units})

# characters.hpp: characters that every text may use, as pairs of first and last, ended by 0.
set(character_header "// Made by cmake/assets.cmake.\n#pragma once\n\nnamespace switchbox::characters {\n\n")
function(switchbox_ranges name characters)
    string(REPLACE "," ";" parts "${characters}")
    list(TRANSFORM parts REPLACE "^([0-9A-Fa-f]+)$" "\\1-\\1")
    list(TRANSFORM parts REPLACE "([0-9A-Fa-f]+)-([0-9A-Fa-f]+)" "0x\\1, 0x\\2, ")
    list(JOIN parts "" parts)
    set(character_header "${character_header}inline constexpr unsigned short ${name}[] = {${parts}0};\n" PARENT_SCOPE)
endfunction()
switchbox_ranges(text "${text_characters}")
switchbox_ranges(mono "${mono_characters}")
switchbox_ranges(figures "${figure_characters}")
switchbox_ranges(icon "${icon_characters}")
string(APPEND character_header "\n}  // namespace switchbox::characters\n")
file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/assets/characters.hpp CONTENT "${character_header}" @ONLY)

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
list(APPEND embedded icon_svg=${PROJECT_SOURCE_DIR}/web/icon.svg)
switchbox_embed(assets embedded.hpp ${embedded})
