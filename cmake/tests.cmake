# Unit tests and benchmarks; in the native build also all other checks. Each test has two labels: its tier, `check`, `test` or
# `all` (scripts/tier.sh), and its part: core, wasm, style, cli, desktop, dist, library, page, fresh. `ctest --preset native -L page`
# runs one part of what is built.

# switchbox_test_program(NAME FOLDER [library ...]): builds all sources below FOLDER. It links every machine type unless the
# folder has its own machine_types.cpp. At -Og tests compile a fifth faster than at -O1 and run as long: the code that they call
# takes the time. emcc has no -Og.
function(switchbox_test_program name folder)
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/${folder}/*.cpp)
    add_executable(${name} ${sources})
    if(NOT EXISTS ${PROJECT_SOURCE_DIR}/${folder}/machine_types.cpp)
        target_sources(${name} PRIVATE ${PROJECT_SOURCE_DIR}/src/machine_types.cpp)
        target_link_libraries(${name} PRIVATE types)
    endif()
    switchbox_own(${name})
    target_compile_options(${name} PRIVATE $<IF:$<BOOL:${EMSCRIPTEN}>,-O1,-Og>)
    target_include_directories(${name} PRIVATE ${PROJECT_SOURCE_DIR}/${folder} ${PROJECT_SOURCE_DIR}/tests)
    set_source_files_properties(${PROJECT_SOURCE_DIR}/${folder}/main.cpp PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
    target_link_libraries(${name} PRIVATE ${ARGN})
endfunction()

if(TARGET algebra)
    set(core ${switchbox_core_layers})
    switchbox_test_program(core_tests tests/unit ${core} switchbox_doctest)
    target_compile_definitions(core_tests PRIVATE SWITCHBOX_GOLDEN_DIR="${PROJECT_SOURCE_DIR}/tests/golden")
    if(EMSCRIPTEN)
        target_compile_options(core_tests PRIVATE -fno-exceptions)
        target_compile_definitions(core_tests PRIVATE DOCTEST_CONFIG_NO_EXCEPTIONS_BUT_WITH_ALL_ASSERTS)
        target_link_options(core_tests PRIVATE -sENVIRONMENT=node -sNODERAWFS=1 -sALLOW_MEMORY_GROWTH=1
            -sEXIT_RUNTIME=1 -g1) # -g1: a crash must not print the whole program as one line
    endif()
endif()

if(TARGET algebra AND SWITCHBOX_INTERFACES AND NOT EMSCRIPTEN)
    switchbox_test_program(kind_tests tests/kinds ${core} switchbox_doctest)
endif()

# Proofs that take too long for every run: `make proofs`.
if(TARGET algebra AND SWITCHBOX_INTERFACES AND NOT EMSCRIPTEN)
    switchbox_test_program(proofs tests/long ${core} switchbox_doctest)
    target_compile_options(proofs PRIVATE -O2)
    target_link_options(proofs PRIVATE -pthread)
    set_target_properties(proofs PROPERTIES EXCLUDE_FROM_ALL ON)
endif()

# Benchmarks for native code and for Node; built only on request.
if(TARGET benchmark::benchmark)
    switchbox_test_program(bench bench ${core} benchmark::benchmark)
    target_compile_options(bench PRIVATE -O2)
    # Elimination by another program, for comparison, if it is installed.
    if(NOT EMSCRIPTEN)
        find_library(SWITCHBOX_M4RI m4ri)
    endif()
    if(SWITCHBOX_M4RI)
        target_link_libraries(bench PRIVATE ${SWITCHBOX_M4RI})
    else()
        set_source_files_properties(${PROJECT_SOURCE_DIR}/bench/m4ri.cpp PROPERTIES HEADER_FILE_ONLY ON)
    endif()
    set_target_properties(bench PROPERTIES EXCLUDE_FROM_ALL ON)
    if(EMSCRIPTEN)
        target_compile_options(bench PRIVATE -fno-exceptions)
        target_link_options(bench PRIVATE -sENVIRONMENT=node -sNODERAWFS=1 -sALLOW_MEMORY_GROWTH=1 -sEXIT_RUNTIME=1)
    endif()
endif()

if(EMSCRIPTEN OR NOT SWITCHBOX_INTERFACES)
    return()
endif()

switchbox_test_program(view_tests tests/ui ui switchbox_doctest)
target_compile_definitions(view_tests PRIVATE SWITCHBOX_SOURCE_DIR="${PROJECT_SOURCE_DIR}"
    SWITCHBOX_VERSION="${PROJECT_VERSION}")

# Every parser and every machine with arbitrary bytes as input: `make fuzz` (docs/fuzzing.md).
if(SWITCHBOX_FUZZ)
    # At -O0 they compile in less than half the time with the sanitizers; the libraries that they call are at -O1. The
    # core's tests run twice as long at -O0.
    target_compile_options(view_tests PRIVATE -O0)
    switchbox_test_program(fuzz tests/fuzz ui cli)
    # The application without SDL, on the fuzzer's own platform (tests/fuzz/window).
    set(sources src/app/app.cpp src/app/app_host.cpp src/app/app_work.cpp src/app/record.cpp tests/ui/support/no_renderer.cpp)
    list(TRANSFORM sources PREPEND ${PROJECT_SOURCE_DIR}/)
    target_sources(fuzz PRIVATE ${sources})
    target_include_directories(fuzz PRIVATE ${PROJECT_SOURCE_DIR}/tests/ui)
    target_link_options(fuzz PRIVATE -fsanitize=fuzzer)
    return()
endif()

# The library on several threads at once. It is linked statically: the shared library's own `new` would hide memory from the
# sanitizer.
add_executable(thread_tests tests/threads/main.cpp)
switchbox_own(thread_tests)
target_link_libraries(thread_tests PRIVATE switchbox_library_static Threads::Threads)
target_include_directories(thread_tests PRIVATE ${PROJECT_SOURCE_DIR}/include)

enable_testing()
set(root ${PROJECT_SOURCE_DIR})
set(builds ${root}/build)

# switchbox_test(TIER PART NAME command...): adds a test with its labels.
function(switchbox_test tier part name)
    add_test(NAME ${name} COMMAND ${ARGN} WORKING_DIRECTORY ${root})
    set_tests_properties(${name} PROPERTIES LABELS "${tier};${part}" TIMEOUT 1800)
endfunction()

# The core's tests run as two halves side by side; a third test has the cases that take seconds.
set(play_files "*/game/*")
switchbox_test(check core core.play core_tests -nc -tse=long -sf=${play_files})
switchbox_test(check core core.rest core_tests -nc -tse=long -sfe=${play_files})
switchbox_test(check core kinds kind_tests -nc)
switchbox_test(check core view view_tests -nc)
switchbox_test(all core core.long core_tests -nc -ts=long)
switchbox_test(all core core.sanitized ${builds}/native-sanitize/core_tests -nc -tse=long)
switchbox_test(all core view.sanitized ${builds}/native-sanitize/view_tests -nc)
switchbox_test(all core threads ${builds}/native-threads/thread_tests)
switchbox_test(all core kinds.sanitized ${builds}/native-sanitize/kind_tests -nc)
switchbox_test(all wasm core.wasm node -r ${root}/scripts/no_fetch.cjs ${builds}/web/core_tests.js -nc)
# Recording a call stack at each allocation takes a tenth of the time. A report has one function of it; run the test without this
# for the whole stack.
set_tests_properties(core.sanitized view.sanitized kinds.sanitized PROPERTIES ENVIRONMENT ASAN_OPTIONS=malloc_context_size=1)
# A filter that selects no test case is a mistake.
set_tests_properties(core.play core.rest kinds view core.long core.sanitized view.sanitized kinds.sanitized core.wasm
    PROPERTIES FAIL_REGULAR_EXPRESSION "test cases: +0 ")
switchbox_test(all core fuzz node scripts/fuzz.mjs --runs 4000)
set_tests_properties(fuzz PROPERTIES PROCESSORS 2)

switchbox_test(check style style.layers ${CMAKE_COMMAND} -P cmake/check_layers.cmake)
switchbox_test(check style style.format scripts/format.sh --check)
switchbox_test(check style style.comments scripts/check_comments.sh)
switchbox_test(all style style.tidy scripts/tidy.sh)
set_tests_properties(style.format PROPERTIES SKIP_RETURN_CODE 77)
set_tests_properties(style.tidy PROPERTIES TIMEOUT 3600)

# Each file of tests/cli, tests/desktop, tests/dist, tests/library and tests/server is one test, in the tier of its folder unless
# listed here.
set(display xvfb-run -a -s "-screen 0 1600x1200x24 -noreset")
set(tier_cli check)
set(tier_desktop all)
set(tier_dist all)
set(tier_library all)
set(tier_server test)
set(tier_cli_cube all)
set(tier_cli_progress all)
set(tier_cli_bench all)
set(tier_cli_faults all)
set(tier_cli_programs all)
set(tier_cli_certificates all)
set(tier_cli_limits all)
set(tier_desktop_playing test)
set(tier_desktop_keeping test)
set(before_desktop ${display})
set(part_server page)
foreach(folder IN ITEMS cli desktop dist library server)
    file(GLOB files CONFIGURE_DEPENDS ${root}/tests/${folder}/*.test.mjs)
    foreach(file IN LISTS files)
        cmake_path(GET file FILENAME name)
        string(REPLACE ".test.mjs" "" name ${name})
        set(part ${folder})
        if(DEFINED part_${folder})
            set(part ${part_${folder}})
        endif()
        set(tier ${tier_${folder}})
        if(DEFINED tier_${folder}_${name})
            set(tier ${tier_${folder}_${name}})
        endif()
        switchbox_test(${tier} ${part} ${part}.${name} ${before_${folder}} node --test ${file})
    endforeach()
endforeach()

# A part of library.same that needs no WebAssembly.
switchbox_test(test library library.some ${CMAKE_COMMAND} -E env SWITCHBOX_REQUESTS=60 SWITCHBOX_WAYS=call,package
    node --test tests/library/same.test.mjs)

# Files of tests/browser, grouped by browser: the main paths in Chromium, the other files in Chromium, then Firefox. Firefox skips
# the files that test only the program, which is the same in every browser.
set(main_paths mirror offline play)
set(program_alone axe cube daily dialogs edit first gallery ghaly languages large lessons levels looks machine_row machines memory
    puzzle_editor qr understanding whole_games wired)
file(GLOB page_files CONFIGURE_DEPENDS ${root}/tests/browser/*.test.mjs)
foreach(names IN ITEMS main_paths program_alone)
    list(TRANSFORM ${names} REPLACE "(.+)" "${root}/tests/browser/\\1.test.mjs")
endforeach()
set(other_paths ${page_files})
list(REMOVE_ITEM other_paths ${main_paths})
set(browser_paths ${page_files})
list(REMOVE_ITEM browser_paths ${program_alone})
# switchbox_page_test(TIER NAME BROWSER FILE ...): adds a test that runs the files in the browser.
function(switchbox_page_test tier name browser)
    switchbox_test(${tier} page ${name} ${CMAKE_COMMAND} -E env SWITCHBOX_BROWSERS=${browser} ${display}
        node tests/browser/all.mjs ${ARGN})
endfunction()
switchbox_page_test(test page.chromium chromium ${main_paths})
switchbox_page_test(all page.chromium.rest chromium ${other_paths})
switchbox_page_test(all page.firefox firefox ${browser_paths})
# A bare system needs the network more than the processor, so it is made while other tests run.
switchbox_test(all fresh fresh ${CMAKE_COMMAND} -E env WITH_CCACHE=1 scripts/fresh.sh)
set_tests_properties(fresh PROPERTIES TIMEOUT 3600)
# These take longest, so they start first.
set_tests_properties(fresh page.chromium page.chromium.rest page.firefox style.tidy core.sanitized PROPERTIES COST 1000)
set_tests_properties(core.rest core.long core.wasm view.sanitized cli.cube PROPERTIES COST 100)
# The budget is that of the page as it is released, which make test does not build.
switchbox_test(all page page.size scripts/size.sh)
