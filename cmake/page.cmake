# The page: its program, and target `page`, which makes the folder to publish.
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
    -sABORTING_MALLOC=1 # in C as well as C++: a program that went on without memory would write to invalid addresses
    -sMIN_WEBGL_VERSION=2 -sMAX_WEBGL_VERSION=2
    -sGL_SUPPORT_AUTOMATIC_ENABLE_EXTENSIONS=0 # extensions are not used, and enabling all of them takes time
    -sMODULARIZE=1 -sEXPORT_ES6=1 -sEXPORT_NAME=createSwitchbox
    -sEXPORTED_FUNCTIONS=_main -sEXPORTED_RUNTIME_METHODS=ccall,UTF8ToString,stringToUTF8
    --emit-symbol-map # orders functions so that gzip saves 4.3 kB more of a program of equal size
    # A release restructures loops and branches. Measured: a press on 64 x 64 lamps takes 7.8 ms instead of 9.5, a first visit
    # 749.1 kB gzip instead of 752.4. Linking takes 47 s of processor time instead of 29.
    $<$<BOOL:${SWITCHBOX_RELEASE}>:-sBINARYEN_EXTRA_PASSES=--flatten,--rereloop,-Oz>
    $<$<CONFIG:Debug>:-sASSERTIONS=2>)

# emcc only removes whitespace; terser also shortens names. A debug build keeps its scripts readable.
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
