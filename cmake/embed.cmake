# switchbox_embed(TARGET HEADER name=file ...): makes library TARGET with each file as switchbox::embedded::NAME, an array of
# bytes. HEADER declares the arrays and their sizes NAME_size. A zero byte follows the last byte, so that text works too.
set(switchbox_embed_script ${CMAKE_CURRENT_LIST_DIR}/embed_file.cmake)

function(switchbox_embed target header_name)
    set(folder ${PROJECT_BINARY_DIR}/${target})
    set(header "// Made by cmake/embed.cmake.\n#pragma once\n\n#include <cstddef>\n\nnamespace switchbox::embedded {\n\n")
    set(sources)
    foreach(pair IN LISTS ARGN)
        string(REGEX MATCH "^([A-Za-z0-9_]+)=(.+)$" pair "${pair}")
        set(name ${CMAKE_MATCH_1})
        set(file ${CMAKE_MATCH_2})
        set(output ${folder}/${name}.cpp)
        add_custom_command(OUTPUT ${output}
            COMMAND ${CMAKE_COMMAND} -Dinput=${file} -Doutput=${output} -Dname=${name} -Dheader=${header_name} -P ${switchbox_embed_script}
            DEPENDS ${file} ${switchbox_embed_script} COMMENT "Embedding ${name}" VERBATIM)
        string(APPEND header "extern const unsigned char ${name}[];\nextern const std::size_t ${name}_size;\n")
        list(APPEND sources ${output})
    endforeach()
    string(APPEND header "\n}  // namespace switchbox::embedded\n")
    file(CONFIGURE OUTPUT ${folder}/${header_name} CONTENT "${header}" @ONLY)
    add_library(${target} STATIC ${sources})
    target_include_directories(${target} SYSTEM PUBLIC ${folder})
endfunction()
