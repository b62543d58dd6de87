# External libraries and sources, pinned by version and checksum. scripts/shipped.json lists those that are shipped, with their licences. On
# Debian all are packages, or sources that scripts/install.sh puts into the cache. There CMake downloads nothing, and names each
# missing package with the command that installs it. On other systems it downloads missing libraries.
include(FetchContent)
set(FETCHCONTENT_QUIET ON)
set(on_debian OFF)
if(EXISTS /etc/os-release)
    file(STRINGS /etc/os-release on_debian REGEX "^ID=\"?debian\"?$")
endif()
if(on_debian)
    set(FETCHCONTENT_FULLY_DISCONNECTED ON)
endif()
set(install_group native)
if(SWITCHBOX_BENCH)
    set(install_group all)
elseif(EMSCRIPTEN)
    set(install_group web)
endif()

# Archives as their authors publish them.
set(imgui_archive URL https://github.com/ocornut/imgui/archive/refs/tags/v1.90.1.tar.gz
    URL_HASH SHA256=21dcc985bb2ae8fe48047c86135dbc438d6980a8f2e08babbda5be820592f282)
set(qrcodegen_archive URL https://github.com/nayuki/QR-Code-generator/archive/refs/tags/v1.8.0.tar.gz
    URL_HASH SHA256=2ec0a4d33d6f521c942eeaf473d42d5fe139abcfa57d2beffe10c5cf7d34ae60)
set(sdl2_archive URL https://github.com/libsdl-org/SDL/releases/download/release-2.26.5/SDL2-2.26.5.tar.gz
    URL_HASH SHA256=ad8fea3da1be64c83c45b1d363a6b4ba8fd60f5bde3b23ec73855709ec5eabf7)
set(nlohmann_json_archive URL https://github.com/nlohmann/json/archive/refs/tags/v3.11.2.tar.gz
    URL_HASH SHA256=d69f9deb6a75e2580465c6c4c5111b89c4dc2fa94e3a85fcd2ffcd9a143d9273)
set(CLI11_archive URL https://github.com/CLIUtils/CLI11/archive/refs/tags/v2.1.2.tar.gz
    URL_HASH SHA256=26291377e892ba0e5b4972cdfd4a2ab3bf53af8dac1f4ea8fe0d1376b625c8cb)
set(doctest_archive URL https://github.com/doctest/doctest/archive/refs/tags/v2.4.9.tar.gz
    URL_HASH SHA256=19b2df757f2f3703a5e63cee553d85596875f06d91a3333acd80a969ef210856)
set(benchmark_archive URL https://github.com/google/benchmark/archive/refs/tags/v1.7.1.tar.gz
    URL_HASH SHA256=6430e4092653380d9dc4ccb45a1e2dc9259d581f4866dc0759713126056bc1d7)

# switchbox_require(FOUND NAME PACKAGE): stops if FOUND is false, and names the package that has NAME.
function(switchbox_require found name package)
    if(NOT found)
        message(FATAL_ERROR "switchbox: ${name} is missing; run: sudo apt-get install ${package}")
    endif()
endfunction()

# switchbox_source(NAME FILE [option...]): makes the sources of NAME available as NAME_SOURCE_DIR. FILE is one of them.
macro(switchbox_source name file)
    string(TOUPPER ${name} upper)
    if(NOT FETCHCONTENT_SOURCE_DIR_${upper} AND EXISTS ${switchbox_cache}/${name}/${file})
        set(FETCHCONTENT_SOURCE_DIR_${upper} ${switchbox_cache}/${name})
    endif()
    if(on_debian AND NOT FETCHCONTENT_SOURCE_DIR_${upper})
        message(FATAL_ERROR "switchbox: the source of ${name} is missing; run: scripts/install.sh ${install_group}")
    endif()
    FetchContent_Declare(${name} ${${name}_archive} ${ARGN})
    FetchContent_MakeAvailable(${name})
endmacro()

# switchbox_package(NAME PACKAGE): finds the CMake package NAME, which Debian has in PACKAGE.
macro(switchbox_package name package)
    if(on_debian)
        find_package(${name} CONFIG QUIET)
        switchbox_require("${${name}_FOUND}" ${name} ${package})
    else()
        FetchContent_Declare(${name} ${${name}_archive} FIND_PACKAGE_ARGS CONFIG)
        FetchContent_MakeAvailable(${name})
    endif()
endmacro()

set(switchbox_cache "$ENV{SWITCHBOX_CACHE}")
if(NOT switchbox_cache AND DEFINED ENV{XDG_CACHE_HOME})
    set(switchbox_cache "$ENV{XDG_CACHE_HOME}/switchbox")
elseif(NOT switchbox_cache)
    set(switchbox_cache "$ENV{HOME}/.cache/switchbox")
endif()

if(SWITCHBOX_INTERFACES)
    switchbox_source(imgui imgui.h)

    set(imgui_draw ${imgui_SOURCE_DIR}/imgui_draw.cpp)
    if(EMSCRIPTEN)
        include(imgui_slim)
        switchbox_fontless(imgui_draw ${imgui_draw})
    endif()
    add_library(imgui STATIC
        ${imgui_SOURCE_DIR}/imgui.cpp ${imgui_draw}
        ${imgui_SOURCE_DIR}/imgui_tables.cpp ${imgui_SOURCE_DIR}/imgui_widgets.cpp)
    target_include_directories(imgui SYSTEM PUBLIC ${imgui_SOURCE_DIR})
    # Keeps paths of the build machine out of its assertions, also in code of ours that includes it.
    target_compile_options(imgui PUBLIC -fmacro-prefix-map=${imgui_SOURCE_DIR}/=imgui/)
    target_compile_definitions(imgui PUBLIC
        IMGUI_DISABLE_DEMO_WINDOWS IMGUI_DISABLE_DEBUG_TOOLS IMGUI_DISABLE_FILE_FUNCTIONS
        IMGUI_DISABLE_OBSOLETE_FUNCTIONS
        IMGUI_DISABLE_DEFAULT_FONT) # only newer versions know the last one

    add_library(imgui_backends STATIC
        ${imgui_SOURCE_DIR}/backends/imgui_impl_sdl2.cpp ${imgui_SOURCE_DIR}/backends/imgui_impl_opengl3.cpp)
    target_include_directories(imgui_backends SYSTEM PUBLIC ${imgui_SOURCE_DIR}/backends)
    target_link_libraries(imgui_backends PUBLIC imgui switchbox_sdl2 ${CMAKE_DL_LIBS})

    switchbox_source(qrcodegen c/qrcodegen.c)
    add_library(qrcodegen STATIC ${qrcodegen_SOURCE_DIR}/c/qrcodegen.c)
    target_include_directories(qrcodegen SYSTEM PUBLIC ${qrcodegen_SOURCE_DIR}/c)

    add_library(switchbox_sdl2 INTERFACE)
    add_library(switchbox_gl INTERFACE)
    add_library(switchbox_svg INTERFACE) # the page uses the browser's SVG
    add_library(switchbox_pango INTERFACE) # and its fonts
    if(EMSCRIPTEN)
        target_compile_definitions(imgui_backends PUBLIC IMGUI_IMPL_OPENGL_ES3)
        # Emscripten 3.1.6 does not include this header from emscripten.h, and the backend needs its EM_JS.
        target_compile_options(imgui_backends PRIVATE "SHELL:-include emscripten/em_macros.h")
        set_source_files_properties(${imgui_SOURCE_DIR}/backends/imgui_impl_sdl2.cpp PROPERTIES
            COMPILE_OPTIONS "-include;${CMAKE_CURRENT_LIST_DIR}/sdl2_left_out.hpp")
        set_source_files_properties(${imgui_SOURCE_DIR}/backends/imgui_impl_opengl3.cpp PROPERTIES
            COMPILE_OPTIONS "-include;${CMAKE_CURRENT_LIST_DIR}/gl_state_known.hpp")
        switchbox_source(sdl2 include/SDL.h SOURCE_SUBDIR no-configure-run) # only its sources
        include(sdl2_web)
        target_link_libraries(switchbox_sdl2 INTERFACE sdl2_web)
        foreach(target IN ITEMS imgui imgui_backends)
            target_compile_options(${target} PRIVATE -fno-exceptions -fno-rtti -fno-threadsafe-statics)
        endforeach()
    else()
        find_package(PkgConfig QUIET)
        switchbox_require("${PkgConfig_FOUND}" pkg-config pkg-config)
        find_package(SDL2 CONFIG QUIET)
        switchbox_require("${SDL2_FOUND}" "SDL 2" libsdl2-dev)
        pkg_check_modules(EPOXY QUIET IMPORTED_TARGET epoxy)
        switchbox_require("${EPOXY_FOUND}" libepoxy libepoxy-dev)
        pkg_check_modules(RSVG QUIET IMPORTED_TARGET librsvg-2.0 cairo)
        switchbox_require("${RSVG_FOUND}" librsvg librsvg2-dev)
        pkg_check_modules(PANGO QUIET IMPORTED_TARGET pangocairo)
        switchbox_require("${PANGO_FOUND}" Pango libpango1.0-dev)
        target_link_libraries(switchbox_sdl2 INTERFACE SDL2::SDL2)
        target_link_libraries(switchbox_gl INTERFACE PkgConfig::EPOXY)
        target_link_libraries(switchbox_svg INTERFACE PkgConfig::RSVG)
        target_link_libraries(switchbox_pango INTERFACE PkgConfig::PANGO)

        switchbox_package(CLI11 libcli11-dev)
    endif()
endif()

# JSON for custom puzzles, and for the answers of the command line.
if(EMSCRIPTEN)
    include(json_web)
else()
    switchbox_package(nlohmann_json nlohmann-json3-dev)
endif()

if(SWITCHBOX_TESTS)
    add_library(switchbox_doctest INTERFACE)
    # Assertions need not catch exceptions: only tests that expect an exception check expressions that throw.
    target_compile_definitions(switchbox_doctest INTERFACE DOCTEST_CONFIG_SUPER_FAST_ASSERTS)
    # The single header is copied: with Emscripten its folder must not join the include path.
    find_path(DOCTEST_DIR doctest/doctest.h NO_CMAKE_FIND_ROOT_PATH PATHS /usr/include /usr/local/include)
    if(DOCTEST_DIR)
        configure_file(${DOCTEST_DIR}/doctest/doctest.h ${PROJECT_BINARY_DIR}/doctest/doctest/doctest.h COPYONLY)
        target_include_directories(switchbox_doctest SYSTEM INTERFACE ${PROJECT_BINARY_DIR}/doctest)
    elseif(on_debian)
        switchbox_require(OFF doctest doctest-dev)
    else()
        FetchContent_Declare(doctest ${doctest_archive})
        FetchContent_MakeAvailable(doctest)
        target_link_libraries(switchbox_doctest INTERFACE doctest::doctest)
    endif()
    if(EMSCRIPTEN AND SWITCHBOX_BENCH)
        switchbox_source(benchmark include/benchmark/benchmark.h SOURCE_SUBDIR no-configure-run) # only its sources
        file(GLOB benchmark_sources ${benchmark_SOURCE_DIR}/src/*.cc)
        list(FILTER benchmark_sources EXCLUDE REGEX "/benchmark_main\\.cc$")
        add_library(benchmark_web STATIC EXCLUDE_FROM_ALL ${benchmark_sources})
        target_include_directories(benchmark_web SYSTEM PUBLIC ${benchmark_SOURCE_DIR}/include)
        target_compile_definitions(benchmark_web PUBLIC BENCHMARK_STATIC_DEFINE
            PRIVATE HAVE_STD_REGEX HAVE_STEADY_CLOCK)
        target_compile_options(benchmark_web PRIVATE -w)
        add_library(benchmark::benchmark ALIAS benchmark_web)
    endif()
    if(NOT EMSCRIPTEN AND SWITCHBOX_BENCH)
        set(BENCHMARK_ENABLE_TESTING OFF)
        switchbox_package(benchmark libbenchmark-dev)
    endif()
endif()
