# The page: its program, and target `page`, the folder to publish.
if(NOT EXISTS ${PROJECT_SOURCE_DIR}/src/main_web.cpp)
    return()
endif()

add_executable(switchbox src/main_web.cpp src/machine_types.cpp) # switchbox.js and switchbox.wasm
switchbox_own(switchbox)
target_link_libraries(switchbox PRIVATE types app)
target_compile_options(switchbox PRIVATE -fno-exceptions -fno-rtti)
target_link_options(switchbox PRIVATE
    -fno-exceptions -fno-rtti
    -sENVIRONMENT=web -sFILESYSTEM=0 -sMALLOC=emmalloc -sALLOW_MEMORY_GROWTH=1 -sINITIAL_MEMORY=8MB
    -sABORTING_MALLOC=1 # C as well as C++: what goes on without memory writes where nothing is
    -sMIN_WEBGL_VERSION=2 -sMAX_WEBGL_VERSION=2
    -sGL_SUPPORT_AUTOMATIC_ENABLE_EXTENSIONS=0 # none is needed, and all of them take time
    -sMODULARIZE=1 -sEXPORT_ES6=1 -sEXPORT_NAME=createSwitchbox
    -sEXPORTED_FUNCTIONS=_main -sEXPORTED_RUNTIME_METHODS=ccall,UTF8ToString,stringToUTF8
    --emit-symbol-map # orders functions so that gzip packs the program 4.3 kB better, in as many bytes unpacked
    # A release builds loops and branches anew. Measured: a press on 64 x 64 lamps takes 7.8 ms in place of 9.5, a first visit
    # 749.1 kB gzip in place of 752.4, and linking 47 s of processor time in place of 29.
    $<$<BOOL:${SWITCHBOX_RELEASE}>:-sBINARYEN_EXTRA_PASSES=--flatten,--rereloop,-Oz>
    $<$<CONFIG:Debug>:-sASSERTIONS=2>)

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
    COMMAND ${CMAKE_COMMAND} -Dweb=${PROJECT_SOURCE_DIR}/web -Dwords=${PROJECT_SOURCE_DIR}/words -Dprogram=$<TARGET_FILE_DIR:switchbox>
        -Dpage=${page_folder} -Daddress=${SWITCHBOX_PAGE_ADDRESS} "-Dterser=${terser}" -P ${CMAKE_CURRENT_LIST_DIR}/assemble_page.cmake
    COMMAND ${CMAKE_COMMAND} -E touch ${PROJECT_BINARY_DIR}/page.stamp
    DEPENDS switchbox ${page_files} ${CMAKE_CURRENT_LIST_DIR}/assemble_page.cmake
    COMMENT "Assembling the page" VERBATIM)
add_custom_target(page ALL DEPENDS ${PROJECT_BINARY_DIR}/page.stamp)
