# Unit tests, benchmarks, and in the native build every other check, so that one ctest run tells all:
# `ctest --preset native -L page` picks a part. Labels: core, wasm, style, cli, desktop, dist, page.

# switchbox_test_program(NAME FOLDER [library ...]): all sources below FOLDER, with every method, and every kind of machine
# unless the folder brings its own. They are compiled for building soon: what they call is what takes the time of running.
function(switchbox_test_program name folder)
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/${folder}/*.cpp)
    add_executable(${name} ${sources} ${PROJECT_SOURCE_DIR}/src/methods_all.cpp
        ${PROJECT_SOURCE_DIR}/src/kinds_met.cpp)
    if(NOT EXISTS ${PROJECT_SOURCE_DIR}/${folder}/kinds.cpp)
        target_sources(${name} PRIVATE ${PROJECT_SOURCE_DIR}/src/kinds_all.cpp)
    endif()
    switchbox_own(${name})
    target_compile_options(${name} PRIVATE -O1)
    target_include_directories(${name} PRIVATE ${PROJECT_SOURCE_DIR}/${folder} ${PROJECT_SOURCE_DIR}/tests)
    set_source_files_properties(${PROJECT_SOURCE_DIR}/${folder}/main.cpp PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
    target_link_libraries(${name} PRIVATE ${ARGN})
endfunction()

if(TARGET algebra)
    set(core ${switchbox_core_floors})
    list(REMOVE_ITEM core message) # headers alone
    switchbox_test_program(core_tests tests/unit ${core} switchbox_doctest)
    target_compile_definitions(core_tests PRIVATE SWITCHBOX_GOLDEN_DIR="${PROJECT_SOURCE_DIR}/tests/golden")
    if(EMSCRIPTEN)
        target_compile_options(core_tests PRIVATE -fno-exceptions)
        target_compile_definitions(core_tests PRIVATE DOCTEST_CONFIG_NO_EXCEPTIONS_BUT_WITH_ALL_ASSERTS)
        target_link_options(core_tests PRIVATE -sENVIRONMENT=node -sNODERAWFS=1 -sALLOW_MEMORY_GROWTH=1
            -sEXIT_RUNTIME=1 -g1) # -g1: a crash must not print the whole program as one line
    endif()
endif()

if(TARGET algebra AND SWITCHBOX_FACES AND NOT EMSCRIPTEN)
    switchbox_test_program(kind_tests tests/kinds ${core} switchbox_doctest)
endif()

# Proofs that take too long for every run: `make proofs`.
if(TARGET algebra AND SWITCHBOX_FACES AND NOT EMSCRIPTEN)
    switchbox_test_program(proofs tests/long ${core} switchbox_doctest)
    target_compile_options(proofs PRIVATE -O2)
    target_link_options(proofs PRIVATE -pthread)
    set_target_properties(proofs PROPERTIES EXCLUDE_FROM_ALL ON)
endif()

# The same benchmarks natively and for Node, where they are built when they are asked for.
if(TARGET benchmark::benchmark)
    switchbox_test_program(bench bench ${core} benchmark::benchmark)
    target_compile_options(bench PRIVATE -O2)
    # Another program's elimination, where it is installed, to be compared with.
    if(NOT EMSCRIPTEN)
        find_library(SWITCHBOX_M4RI m4ri)
    endif()
    if(SWITCHBOX_M4RI)
        target_link_libraries(bench PRIVATE ${SWITCHBOX_M4RI})
    else()
        set_source_files_properties(${PROJECT_SOURCE_DIR}/bench/m4ri.cpp PROPERTIES HEADER_FILE_ONLY ON)
    endif()
    if(EMSCRIPTEN OR SWITCHBOX_FUZZ)
        set_target_properties(bench PROPERTIES EXCLUDE_FROM_ALL ON)
    endif()
    if(EMSCRIPTEN)
        target_compile_options(bench PRIVATE -fno-exceptions)
        target_link_options(bench PRIVATE -sENVIRONMENT=node -sNODERAWFS=1 -sALLOW_MEMORY_GROWTH=1 -sEXIT_RUNTIME=1)
    endif()
endif()

if(EMSCRIPTEN OR NOT SWITCHBOX_FACES)
    return()
endif()

switchbox_test_program(view_tests tests/view view switchbox_doctest)
target_sources(view_tests PRIVATE ${PROJECT_SOURCE_DIR}/src/editors_all.cpp)
target_compile_definitions(view_tests PRIVATE SWITCHBOX_SOURCE_DIR="${PROJECT_SOURCE_DIR}"
    SWITCHBOX_VERSION="${PROJECT_VERSION}")

# Every reader of text and every machine, given any bytes at all: `make fuzz` (docs/fuzzing.md).
if(SWITCHBOX_FUZZ)
    switchbox_test_program(fuzz tests/fuzz view command_line)
    # The program between a window and a game, over a machine of the fuzzer's own (tests/fuzz/window).
    set(sources src/shell/app.cpp src/shell/app_jobs.cpp src/shell/app_keeping.cpp src/shell/app_sharing.cpp
        src/shell/record.cpp tests/view/support/no_renderer.cpp)
    list(TRANSFORM sources PREPEND ${PROJECT_SOURCE_DIR}/)
    target_sources(fuzz PRIVATE ${PROJECT_SOURCE_DIR}/src/editors_all.cpp ${sources})
    target_include_directories(fuzz PRIVATE ${PROJECT_SOURCE_DIR}/tests/view)
    target_link_options(fuzz PRIVATE -fsanitize=fuzzer)
    return()
endif()

enable_testing()
set(root ${PROJECT_SOURCE_DIR})
set(builds ${root}/build)

# Tests of the other builds bring those up to date first, so that none passes on a program of yesterday.
foreach(build IN ITEMS native-sanitize web)
    add_test(NAME build.${build} COMMAND ${root}/scripts/build.sh ${build})
    set_tests_properties(build.${build} PROPERTIES FIXTURES_SETUP ${build} TIMEOUT 1800 PROCESSORS 2)
endforeach()

add_test(NAME core COMMAND core_tests -nc)
add_test(NAME core.cubes COMMAND core_tests -nc --no-skip -tc=Ten?thousand?cubes*,A?search?on?a?cube*,The?fewest?turns*,The?states*as?far*)
add_test(NAME core.sanitized COMMAND ${builds}/native-sanitize/core_tests -nc)
add_test(NAME core.wasm COMMAND node -r ${root}/scripts/no_fetch.cjs ${builds}/web/core_tests.js -nc)
add_test(NAME kinds COMMAND kind_tests -nc)
add_test(NAME view COMMAND view_tests -nc)
set_tests_properties(core core.cubes core.sanitized core.wasm kinds view PROPERTIES LABELS core)
set_tests_properties(core.sanitized PROPERTIES FIXTURES_REQUIRED native-sanitize COST 60)
set_tests_properties(core.wasm PROPERTIES LABELS "core;wasm" FIXTURES_REQUIRED web COST 90)

add_test(NAME fuzz COMMAND node ${root}/scripts/fuzz.mjs --runs 4000)
set_tests_properties(fuzz PROPERTIES LABELS core FIXTURES_REQUIRED native-sanitize PROCESSORS 2 TIMEOUT 900)
add_test(NAME view.sanitized COMMAND ${builds}/native-sanitize/view_tests -nc)
add_test(NAME kinds.sanitized COMMAND ${builds}/native-sanitize/kind_tests -nc)
set_tests_properties(view.sanitized kinds.sanitized PROPERTIES LABELS core FIXTURES_REQUIRED native-sanitize COST 60)

add_test(NAME style.floors COMMAND ${CMAKE_COMMAND} -P ${root}/cmake/check_floors.cmake)
add_test(NAME style.format COMMAND ${root}/scripts/format.sh --check)
add_test(NAME style.tidy COMMAND ${root}/scripts/tidy.sh)
set_tests_properties(style.floors style.format style.tidy PROPERTIES LABELS style)
set_tests_properties(style.tidy PROPERTIES TIMEOUT 3600 COST 120)

# switchbox_node_test(LABEL NAME FILE [BEFORE word ...] [ENVIRONMENT variable=value ...] [REQUIRES fixture ...])
function(switchbox_node_test label name file)
    cmake_parse_arguments(arg "" "" "ENVIRONMENT;BEFORE;REQUIRES" ${ARGN})
    add_test(NAME ${label}.${name} COMMAND ${arg_BEFORE} node --test ${file} WORKING_DIRECTORY ${root})
    set_tests_properties(${label}.${name} PROPERTIES LABELS ${label} TIMEOUT 900 ENVIRONMENT "${arg_ENVIRONMENT}"
        FIXTURES_REQUIRED "${arg_REQUIRES}")
endfunction()

# Each file of tests/cli, tests/desktop, tests/dist and tests/server is one test, each of tests/browser one in each browser.
set(display xvfb-run -a -s "-screen 0 1600x1200x24 -noreset")
foreach(folder IN ITEMS cli desktop dist server browser)
    file(GLOB files CONFIGURE_DEPENDS ${root}/tests/${folder}/*.test.mjs)
    foreach(file IN LISTS files)
        cmake_path(GET file FILENAME name)
        string(REPLACE ".test.mjs" "" name ${name})
        if(folder STREQUAL "cli")
            switchbox_node_test(cli ${name} ${file})
        elseif(folder STREQUAL "desktop")
            switchbox_node_test(desktop ${name} ${file} BEFORE ${display})
        elseif(folder STREQUAL "dist")
            switchbox_node_test(dist ${name} ${file} REQUIRES web)
        elseif(folder STREQUAL "server")
            switchbox_node_test(page ${name} ${file} REQUIRES web)
        else()
            foreach(browser IN ITEMS chromium firefox)
                switchbox_node_test(page ${name}.${browser} ${file} BEFORE ${display} REQUIRES web
                    ENVIRONMENT SWITCHBOX_BROWSERS=${browser})
            endforeach()
        endif()
    endforeach()
endforeach()
add_test(NAME page.size COMMAND ${root}/scripts/size.sh)
set_tests_properties(page.size PROPERTIES LABELS page FIXTURES_REQUIRED web)
