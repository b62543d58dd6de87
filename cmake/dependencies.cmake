# Everything from outside, pinned by version and checksum; scripts/install.sh leaves Debian's copies in the cache, which are
# taken first. What it is and under which licence: scripts/components.json.
include(FetchContent)
set(FETCHCONTENT_QUIET ON)

set(switchbox_cache "$ENV{SWITCHBOX_CACHE}")
if(NOT switchbox_cache AND DEFINED ENV{XDG_CACHE_HOME})
    set(switchbox_cache "$ENV{XDG_CACHE_HOME}/switchbox")
elseif(NOT switchbox_cache)
    set(switchbox_cache "$ENV{HOME}/.cache/switchbox")
endif()

if(SWITCHBOX_FACES)
    if(NOT FETCHCONTENT_SOURCE_DIR_IMGUI AND EXISTS ${switchbox_cache}/imgui/imgui.h)
        set(FETCHCONTENT_SOURCE_DIR_IMGUI ${switchbox_cache}/imgui)
    endif()
    FetchContent_Declare(imgui URL https://github.com/ocornut/imgui/archive/refs/tags/v1.90.1.tar.gz
        URL_HASH SHA256=21dcc985bb2ae8fe48047c86135dbc438d6980a8f2e08babbda5be820592f282)
    FetchContent_MakeAvailable(imgui) # it has no CMakeLists.txt: this only provides imgui_SOURCE_DIR

    set(imgui_draw ${imgui_SOURCE_DIR}/imgui_draw.cpp)
    set(imgui_base ${imgui_SOURCE_DIR}/imgui.cpp)
    if(EMSCRIPTEN)
        include(imgui_slim)
        switchbox_fontless(imgui_draw ${imgui_draw})
        switchbox_tableless(imgui_base ${imgui_base})
    endif()
    add_library(imgui STATIC
        ${imgui_base} ${imgui_draw}
        ${imgui_SOURCE_DIR}/imgui_tables.cpp ${imgui_SOURCE_DIR}/imgui_widgets.cpp)
    target_include_directories(imgui SYSTEM PUBLIC ${imgui_SOURCE_DIR})
    # Its assertions, in our code too, tell no path of the machine it was built on.
    target_compile_options(imgui PUBLIC -fmacro-prefix-map=${imgui_SOURCE_DIR}/=imgui/)
    target_compile_definitions(imgui PUBLIC
        IMGUI_DISABLE_DEMO_WINDOWS IMGUI_DISABLE_DEBUG_TOOLS IMGUI_DISABLE_FILE_FUNCTIONS
        IMGUI_DISABLE_OBSOLETE_FUNCTIONS
        IMGUI_DISABLE_DEFAULT_FONT) # only newer versions know the last one

    add_library(imgui_backends STATIC
        ${imgui_SOURCE_DIR}/backends/imgui_impl_sdl2.cpp ${imgui_SOURCE_DIR}/backends/imgui_impl_opengl3.cpp)
    target_include_directories(imgui_backends SYSTEM PUBLIC ${imgui_SOURCE_DIR}/backends)
    target_link_libraries(imgui_backends PUBLIC imgui switchbox_sdl2 ${CMAKE_DL_LIBS})

    if(NOT FETCHCONTENT_SOURCE_DIR_QRCODEGEN AND EXISTS ${switchbox_cache}/qrcodegen/c/qrcodegen.c)
        set(FETCHCONTENT_SOURCE_DIR_QRCODEGEN ${switchbox_cache}/qrcodegen)
    endif()
    FetchContent_Declare(qrcodegen URL https://github.com/nayuki/QR-Code-generator/archive/refs/tags/v1.8.0.tar.gz
        URL_HASH SHA256=2ec0a4d33d6f521c942eeaf473d42d5fe139abcfa57d2beffe10c5cf7d34ae60)
    FetchContent_MakeAvailable(qrcodegen) # no CMakeLists.txt here either
    add_library(qrcodegen STATIC ${qrcodegen_SOURCE_DIR}/c/qrcodegen.c)
    target_include_directories(qrcodegen SYSTEM PUBLIC ${qrcodegen_SOURCE_DIR}/c)

    add_library(switchbox_sdl2 INTERFACE)
    add_library(switchbox_gl INTERFACE)
    add_library(switchbox_svg INTERFACE) # the page has the browser's
    if(EMSCRIPTEN)
        target_compile_definitions(imgui_backends PUBLIC IMGUI_IMPL_OPENGL_ES3)
        # Emscripten 3.1.6 does not include this from emscripten.h, and the backend needs its EM_JS.
        target_compile_options(imgui_backends PRIVATE "SHELL:-include emscripten/em_macros.h")
        set_source_files_properties(${imgui_SOURCE_DIR}/backends/imgui_impl_sdl2.cpp PROPERTIES
            COMPILE_OPTIONS "-include;${CMAKE_CURRENT_LIST_DIR}/sdl2_left_out.hpp")
        set_source_files_properties(${imgui_SOURCE_DIR}/backends/imgui_impl_opengl3.cpp PROPERTIES
            COMPILE_OPTIONS "-include;${CMAKE_CURRENT_LIST_DIR}/gl_state_known.hpp")
        if(NOT FETCHCONTENT_SOURCE_DIR_SDL2 AND EXISTS ${switchbox_cache}/sdl2/include/SDL.h)
            set(FETCHCONTENT_SOURCE_DIR_SDL2 ${switchbox_cache}/sdl2)
        endif()
        FetchContent_Declare(sdl2
            URL https://github.com/libsdl-org/SDL/releases/download/release-2.26.5/SDL2-2.26.5.tar.gz
            URL_HASH SHA256=ad8fea3da1be64c83c45b1d363a6b4ba8fd60f5bde3b23ec73855709ec5eabf7
            SOURCE_SUBDIR no-configure-run) # its sources alone
        FetchContent_MakeAvailable(sdl2)
        include(sdl2_web)
        target_link_libraries(switchbox_sdl2 INTERFACE sdl2_web)
        foreach(target IN ITEMS imgui imgui_backends)
            target_compile_options(${target} PRIVATE -fno-exceptions -fno-rtti -fno-threadsafe-statics
                "SHELL:-include ${CMAKE_CURRENT_LIST_DIR}/scan_one_number.hpp")
        endforeach()
    else()
        find_package(PkgConfig REQUIRED)
        find_package(SDL2 CONFIG REQUIRED)
        pkg_check_modules(EPOXY REQUIRED IMPORTED_TARGET epoxy)
        pkg_check_modules(RSVG REQUIRED IMPORTED_TARGET librsvg-2.0 cairo)
        target_link_libraries(switchbox_sdl2 INTERFACE SDL2::SDL2)
        target_link_libraries(switchbox_gl INTERFACE PkgConfig::EPOXY)
        target_link_libraries(switchbox_svg INTERFACE PkgConfig::RSVG)

        FetchContent_Declare(CLI11 URL https://github.com/CLIUtils/CLI11/archive/refs/tags/v2.1.2.tar.gz
            URL_HASH SHA256=26291377e892ba0e5b4972cdfd4a2ab3bf53af8dac1f4ea8fe0d1376b625c8cb
            FIND_PACKAGE_ARGS CONFIG)
        FetchContent_MakeAvailable(CLI11)
    endif()
endif()

# Puzzles as JSON, and the answers of the command line.
FetchContent_Declare(nlohmann_json URL https://github.com/nlohmann/json/archive/refs/tags/v3.11.2.tar.gz
    URL_HASH SHA256=d69f9deb6a75e2580465c6c4c5111b89c4dc2fa94e3a85fcd2ffcd9a143d9273
    FIND_PACKAGE_ARGS CONFIG)
if(EMSCRIPTEN)
    include(json_web)
else()
    FetchContent_MakeAvailable(nlohmann_json)
endif()

if(SWITCHBOX_TESTS)
    add_library(switchbox_doctest INTERFACE)
    # Nothing that is checked throws without a test that expects it, so an assertion need not catch.
    target_compile_definitions(switchbox_doctest INTERFACE DOCTEST_CONFIG_SUPER_FAST_ASSERTS)
    # One header: it is copied, because with Emscripten the folder it is found in must not join the include path.
    find_path(DOCTEST_DIR doctest/doctest.h NO_CMAKE_FIND_ROOT_PATH PATHS /usr/include /usr/local/include)
    if(DOCTEST_DIR)
        configure_file(${DOCTEST_DIR}/doctest/doctest.h ${PROJECT_BINARY_DIR}/doctest/doctest/doctest.h COPYONLY)
        target_include_directories(switchbox_doctest SYSTEM INTERFACE ${PROJECT_BINARY_DIR}/doctest)
    else()
        FetchContent_Declare(doctest URL https://github.com/doctest/doctest/archive/refs/tags/v2.4.9.tar.gz
            URL_HASH SHA256=19b2df757f2f3703a5e63cee553d85596875f06d91a3333acd80a969ef210856)
        FetchContent_MakeAvailable(doctest)
        target_link_libraries(switchbox_doctest INTERFACE doctest::doctest)
    endif()
    set(benchmark_archive URL https://github.com/google/benchmark/archive/refs/tags/v1.7.1.tar.gz
        URL_HASH SHA256=6430e4092653380d9dc4ccb45a1e2dc9259d581f4866dc0759713126056bc1d7)
    if(EMSCRIPTEN AND SWITCHBOX_BENCH)
        if(NOT FETCHCONTENT_SOURCE_DIR_BENCHMARK AND EXISTS ${switchbox_cache}/benchmark/include/benchmark/benchmark.h)
            set(FETCHCONTENT_SOURCE_DIR_BENCHMARK ${switchbox_cache}/benchmark)
        endif()
        FetchContent_Declare(benchmark ${benchmark_archive} SOURCE_SUBDIR no-configure-run) # its sources alone
        FetchContent_MakeAvailable(benchmark)
        file(GLOB benchmark_sources ${benchmark_SOURCE_DIR}/src/*.cc)
        list(FILTER benchmark_sources EXCLUDE REGEX "/benchmark_main\\.cc$")
        add_library(benchmark_web STATIC EXCLUDE_FROM_ALL ${benchmark_sources})
        target_include_directories(benchmark_web SYSTEM PUBLIC ${benchmark_SOURCE_DIR}/include)
        target_compile_definitions(benchmark_web PUBLIC BENCHMARK_STATIC_DEFINE
            PRIVATE HAVE_STD_REGEX HAVE_STEADY_CLOCK)
        target_compile_options(benchmark_web PRIVATE -w)
        set_source_files_properties(${benchmark_SOURCE_DIR}/src/timers.cc PROPERTIES
            COMPILE_OPTIONS "-include;${CMAKE_CURRENT_LIST_DIR}/node_cpu_time.hpp")
        add_library(benchmark::benchmark ALIAS benchmark_web)
    endif()
    if(NOT EMSCRIPTEN AND SWITCHBOX_FACES)
        set(BENCHMARK_ENABLE_TESTING OFF)
        FetchContent_Declare(benchmark ${benchmark_archive} FIND_PACKAGE_ARGS CONFIG)
        FetchContent_MakeAvailable(benchmark)
    endif()
endif()
