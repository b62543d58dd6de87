# Libraries of the layers, and the programs.

set(SWITCHBOX_PAGE_ADDRESS "http://localhost:8080/" CACHE STRING "Address of the page, for links that other programs make")
option(SWITCHBOX_UNITY "Compile several sources at a time: four times as fast" ON)
find_program(CLANG_TIDY NAMES clang-tidy-14 clang-tidy)

set(warnings -Wall -Wextra -Wpedantic -Wconversion -Wno-sign-conversion -Wshadow)
# False warnings of GCC 12: it takes empty optionals for uninitialized reads, and at -O3 concatenated strings for overlapping
# ones.
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    list(APPEND warnings -Wno-maybe-uninitialized -Wno-restrict)
endif()
# Warnings are errors only with the compilers of Debian 12, which `make test` uses. A new warning of a later compiler must not
# break the build.
set(known_GNU 12)
set(known_Clang 14)
string(REGEX MATCH "^[0-9]+" compiler_version "${CMAKE_CXX_COMPILER_VERSION}")
if("${compiler_version}" STREQUAL "${known_${CMAKE_CXX_COMPILER_ID}}")
    set(CMAKE_COMPILE_WARNING_AS_ERROR ON)
endif()

# switchbox_own(TARGET): sets the options of all our own code.
function(switchbox_own target)
    # Failures report paths within the repository, independent of the build machine.
    target_compile_options(${target} PRIVATE ${warnings} -fmacro-prefix-map=${PROJECT_SOURCE_DIR}/=)
    target_include_directories(${target} PUBLIC ${PROJECT_SOURCE_DIR}/src)
    set_target_properties(${target} PROPERTIES UNITY_BUILD ${SWITCHBOX_UNITY} UNITY_BUILD_BATCH_SIZE 8)
endfunction()

# switchbox_layer(NAME [library ...]): builds src/NAME with its modules, linked to the layers it may use and to external
# libraries. A layer without sources is skipped.
function(switchbox_layer name)
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/${name}/*.cpp)
    if(EMSCRIPTEN)
        list(FILTER sources EXCLUDE REGEX "/(platform_desktop|desktop_files|desktop_words|run_desktop|gamepads|sound_player|svg_image|window_place)\\.cpp$")
        list(FILTER sources EXCLUDE REGEX "/cli/(terminal|writing|text_file|command_line|sheet_command)\\.cpp$")
        list(FILTER sources EXCLUDE REGEX "/library/(task|switchbox|wasm)\\.cpp$")
    else()
        list(FILTER sources EXCLUDE REGEX "/(platform_web|wasm)\\.cpp$")
    endif()
    list(FILTER sources EXCLUDE REGEX "/counted_new\\.cpp$") # of the shared library alone
    if(NOT sources)
        return()
    endif()
    add_library(${name} STATIC ${sources})
    switchbox_own(${name})
    foreach(below IN LISTS layer_${name}_uses)
        if(TARGET ${below})
            target_link_libraries(${name} PUBLIC ${below})
        endif()
    endforeach()
    target_link_libraries(${name} PUBLIC ${ARGN})
    if(SWITCHBOX_TIDY)
        # clang-tidy spends most of its time in headers, so each layer is one source. Unused constants and using-declarations are
        # not found then.
        set_target_properties(${name} PROPERTIES CXX_CLANG_TIDY "${CLANG_TIDY};--quiet" UNITY_BUILD ON
            UNITY_BUILD_BATCH_SIZE 0 UNITY_BUILD_CODE_BEFORE_INCLUDE
            "// NOLINTNEXTLINE(bugprone-suspicious-include)")
    endif()
    if(EMSCRIPTEN AND name MATCHES "^(cli|library)$")
        target_compile_options(${name} PRIVATE -fexceptions -Oz)
    elseif(EMSCRIPTEN)
        # The page has one thread.
        target_compile_options(${name} PRIVATE -fno-exceptions -fno-rtti -fno-threadsafe-statics)
    endif()
endfunction()

foreach(layer IN LISTS switchbox_core_layers)
    switchbox_layer(${layer})
endforeach()
include(messages)
include(languages)
target_link_libraries(i18n PUBLIC languages)
target_link_libraries(types PRIVATE nlohmann_json::nlohmann_json)

# Files with long computations are built for speed. In the page they get -O2, and all else is built for size. Natively they get
# -O3, the only level at which GCC 12 vectorizes loops. Measured: in the page these files take 11 kB gzip more. As WebAssembly
# they save a quarter of the time for the fewest presses, and 36 to 40 % for pictures of Ghaly's machine. They save 6 to 28 % for
# chasing the light, and 15 % for opening a board of 1000 x 1000. All of algebra and of the solvers at -O2 would take 86 kB more
# (docs/speed.md).
set(long_work algebra/binary_polynomial algebra/eliminator algebra/local_elimination algebra/residues types/lights/chase/stripes
    types/lights/chase/symbolic_chase types/lights/chase/bit_elimination types/lights/solve/coset
    types/ghaly/picture/picture_search types/ghaly/picture/row_walk types/ghaly/picture/state_table)
if(EMSCRIPTEN)
    set(speed -O2)
else()
    set(speed -O3)
    # Loops over bytes, too, which only GCC vectorizes.
    list(APPEND long_work types/lights/chase/residue_equations types/lights/large/lightest_sums types/lights/large/parity_split
        types/lights/large/gray_split)
    foreach(layer IN ITEMS algebra machine)
        target_compile_options(${layer} PRIVATE $<$<CONFIG:Release>:-O3>)
    endforeach()
endif()
list(TRANSFORM long_work REPLACE "(.+)" "${PROJECT_SOURCE_DIR}/src/\\1.cpp")
set_source_files_properties(${long_work} PROPERTIES COMPILE_OPTIONS $<$<CONFIG:Release>:${speed}>)

if(SWITCHBOX_INTERFACES)
    include(assets)
    switchbox_layer(ui imgui assets qrcodegen)
    target_compile_definitions(ui PRIVATE SWITCHBOX_VERSION="${PROJECT_VERSION}")
    switchbox_layer(app imgui_backends assets switchbox_sdl2 switchbox_gl switchbox_svg switchbox_pango)
    if(NOT EMSCRIPTEN)
        switchbox_layer(cli CLI11::CLI11 nlohmann_json::nlohmann_json)
        # Reading these two headers takes 4 of the 13 seconds of an average unit; in other layers headers take less than a tenth.
        # Each unit compiles the templates it uses again, so two large units take half as long as seven.
        if(NOT SWITCHBOX_TIDY)
            set_target_properties(cli PROPERTIES UNITY_BUILD_BATCH_SIZE 32)
            target_precompile_headers(cli PRIVATE <CLI/CLI.hpp> <nlohmann/json.hpp>)
        endif()
        if(EXISTS ${PROJECT_SOURCE_DIR}/src/main.cpp)
            add_executable(switchbox src/main.cpp src/machine_types.cpp)
            switchbox_own(switchbox)
            target_link_libraries(switchbox PRIVATE types app cli)
        endif()
        target_compile_definitions(cli PRIVATE SWITCHBOX_VERSION="${PROJECT_VERSION}")
        include(library)
        foreach(layer IN ITEMS app cli)
            target_compile_definitions(${layer} PRIVATE SWITCHBOX_PAGE_ADDRESS="${SWITCHBOX_PAGE_ADDRESS}")
        endforeach()
        # These layers compute nothing long, and at -O1 they take a quarter less time to compile than at -O2.
        foreach(layer IN ITEMS ui app cli)
            target_compile_options(${layer} PRIVATE $<$<CONFIG:Release>:-O1>)
        endforeach()
    else()
        include(library_wasm)
    endif()
endif()
