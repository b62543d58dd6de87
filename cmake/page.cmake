# The page: two programs, and target `page`, the folder to publish.
if(NOT EXISTS ${PROJECT_SOURCE_DIR}/src/main_web.cpp)
    return()
endif()

# switchbox_program(NAME source ...): NAME.js + NAME.wasm.
function(switchbox_program name)
    set(target switchbox_page_${name})
    add_executable(${target} src/main_web.cpp ${ARGN})
    switchbox_own(${target})
    set_target_properties(${target} PROPERTIES OUTPUT_NAME ${name})
    target_link_libraries(${target} PRIVATE shell)
    target_compile_options(${target} PRIVATE -fno-exceptions -fno-rtti)
    target_link_options(${target} PRIVATE
        -fno-exceptions -fno-rtti
        -sENVIRONMENT=web -sFILESYSTEM=0 -sMALLOC=emmalloc -sALLOW_MEMORY_GROWTH=1 -sINITIAL_MEMORY=8MB
        -sABORTING_MALLOC=1 # C as well as C++: what goes on without memory writes where nothing is
        -sMIN_WEBGL_VERSION=2 -sMAX_WEBGL_VERSION=2
        -sGL_SUPPORT_AUTOMATIC_ENABLE_EXTENSIONS=0 # none is needed, and all of them take time
        -sMODULARIZE=1 -sEXPORT_ES6=1 -sEXPORT_NAME=createSwitchbox
        -sEXPORTED_FUNCTIONS=_main -sEXPORTED_RUNTIME_METHODS=ccall,UTF8ToString,stringToUTF8
        --emit-symbol-map # for scripts/bytes.mjs
        # Builds loops and branches anew: an eighth faster (docs/speed.md), for 10 seconds of linking.
        $<$<CONFIG:Release>:-sBINARYEN_EXTRA_PASSES=--flatten,--rereloop,-Oz>
        $<$<CONFIG:Debug>:-sASSERTIONS=2>)
endfunction()
# The first program, for what most people play, and the whole one, which the page fetches when it is first needed
# (web/program.js).
switchbox_program(switchbox src/methods_page.cpp src/kinds_page.cpp src/editors_page.cpp src/solids_page.cpp)
switchbox_program(whole src/methods_page.cpp src/kinds_met.cpp src/kinds_all.cpp src/editors_all.cpp src/solids_all.cpp)

# emcc only takes the spaces out; terser shortens names as well. A page to debug keeps its scripts readable.
set(terser)
if(NOT CMAKE_BUILD_TYPE STREQUAL "Debug")
    find_program(NODE NAMES node nodejs REQUIRED NO_CMAKE_FIND_ROOT_PATH)
    set(terser ${NODE} ${PROJECT_SOURCE_DIR}/node_modules/terser/bin/terser)
    if(NOT EXISTS ${PROJECT_SOURCE_DIR}/node_modules/terser/bin/terser)
        message(FATAL_ERROR "switchbox: terser is missing; run: npm ci")
    endif()
endif()

file(GLOB_RECURSE page_files CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/web/* ${PROJECT_SOURCE_DIR}/words/*.txt)
set(page_folder ${PROJECT_BINARY_DIR}/page)
add_custom_command(OUTPUT ${PROJECT_BINARY_DIR}/page.stamp
    COMMAND ${CMAKE_COMMAND} -Dweb=${PROJECT_SOURCE_DIR}/web -Dwords=${PROJECT_SOURCE_DIR}/words -Dprogram=$<TARGET_FILE_DIR:switchbox_page_switchbox>
        -Dpage=${page_folder} -Daddress=${SWITCHBOX_PAGE_ADDRESS} "-Dterser=${terser}" -P ${CMAKE_CURRENT_LIST_DIR}/assemble_page.cmake
    COMMAND ${CMAKE_COMMAND} -E touch ${PROJECT_BINARY_DIR}/page.stamp
    DEPENDS switchbox_page_switchbox switchbox_page_whole ${page_files} ${CMAKE_CURRENT_LIST_DIR}/assemble_page.cmake
    COMMENT "Assembling the page" VERBATIM)
add_custom_target(page ALL DEPENDS ${PROJECT_BINARY_DIR}/page.stamp)
