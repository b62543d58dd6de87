# The floors and the programs.

set(SWITCHBOX_PAGE_ADDRESS "http://localhost:8080/" CACHE STRING "Where the page stands, for links made outside of it")
option(SWITCHBOX_UNITY "Compile several sources at a time: four times as fast" ON)
find_program(CLANG_TIDY NAMES clang-tidy-14 clang-tidy)

set(warnings -Wall -Wextra -Wpedantic -Wconversion -Wno-sign-conversion -Wshadow)
# GCC 12 takes an empty optional for one that is read, and at -O3 texts that are put together for overlapping ones.
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    list(APPEND warnings -Wno-maybe-uninitialized -Wno-restrict)
endif()
# A warning is an error with the compilers of Debian 12, which `make test` runs: what a later one finds besides must not
# keep anybody from building.
set(known_GNU 12)
set(known_Clang 14)
string(REGEX MATCH "^[0-9]+" compiler_version "${CMAKE_CXX_COMPILER_VERSION}")
if("${compiler_version}" STREQUAL "${known_${CMAKE_CXX_COMPILER_ID}}")
    set(CMAKE_COMPILE_WARNING_AS_ERROR ON)
endif()

# switchbox_own(TARGET): what holds for all code of ours.
function(switchbox_own target)
    # Where something failed is told by a path in the repository, whatever machine it was built on.
    target_compile_options(${target} PRIVATE ${warnings} -fmacro-prefix-map=${PROJECT_SOURCE_DIR}/=)
    target_include_directories(${target} PUBLIC ${PROJECT_SOURCE_DIR}/src)
    set_target_properties(${target} PROPERTIES UNITY_BUILD ${SWITCHBOX_UNITY} UNITY_BUILD_BATCH_SIZE 8)
endfunction()

# switchbox_floor(NAME [library ...]): src/NAME with its rooms, on the floors it may use and on outside libraries.
# A floor without sources is skipped.
function(switchbox_floor name)
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/${name}/*.cpp)
    if(EMSCRIPTEN)
        list(FILTER sources EXCLUDE REGEX "/(platform_desktop|desktop_files|run_desktop|gamepads|sound_player|svg_image|window_place)\\.cpp$")
    else()
        list(FILTER sources EXCLUDE REGEX "/platform_web\\.cpp$")
    endif()
    if(NOT sources)
        return()
    endif()
    add_library(${name} STATIC ${sources})
    switchbox_own(${name})
    foreach(below IN LISTS floor_${name}_uses)
        if(TARGET ${below})
            target_link_libraries(${name} PUBLIC ${below})
        endif()
    endforeach()
    target_link_libraries(${name} PUBLIC ${ARGN})
    if(SWITCHBOX_TIDY)
        # The headers are most of what clang-tidy walks, so it gets each floor as one source. There constants and
        # using-declarations that nobody uses go unnoticed.
        set_target_properties(${name} PROPERTIES CXX_CLANG_TIDY "${CLANG_TIDY};--quiet" UNITY_BUILD ON
            UNITY_BUILD_BATCH_SIZE 0 UNITY_BUILD_CODE_BEFORE_INCLUDE
            "// NOLINTNEXTLINE(bugprone-suspicious-include)")
    endif()
    if(EMSCRIPTEN)
        # The page has one thread.
        target_compile_options(${name} PRIVATE -fno-exceptions -fno-rtti -fno-threadsafe-statics)
    elseif(name IN_LIST switchbox_core_floors)
        target_compile_options(${name} PRIVATE -fno-exceptions)
    endif()
endfunction()

foreach(floor IN LISTS switchbox_core_floors)
    switchbox_floor(${floor})
endforeach()
include(languages)
target_link_libraries(i18n PUBLIC languages)
target_link_libraries(types PRIVATE nlohmann_json::nlohmann_json)

# Files that compute for long are built for speed: at -O2 in the page, all else of which is built for size, and at -O3 natively,
# where GCC 12 makes vectors of loops at no other level. Measured: in the page these files take 11 kB gzip more. As WebAssembly
# they save a quarter of the time for the fewest presses, 36 to 40 % for pictures of Ghaly's machine, 6 to 28 % for chasing the
# light and 15 % for opening a board of 1000 x 1000. All of algebra and of the solvers at -O2 would take 86 kB more
# (docs/speed.md).
set(long_work algebra/binary_polynomial algebra/binary_product algebra/eliminator algebra/local_elimination algebra/residues
    types/lights/chase/rows types/lights/chase/stripes types/lights/chase/stencil_chase types/lights/chase/symbolic_chase
    types/lights/chase/bit_elimination types/lights/solve/coset types/ghaly/picture/picture_search
    types/ghaly/picture/row_walk types/ghaly/picture/state_table)
if(EMSCRIPTEN)
    set(speed -O2)
else()
    set(speed -O3)
    # Loops over bytes, too, which only GCC makes vectors of.
    list(APPEND long_work types/lights/chase/residue_rows types/lights/large/lightest_sums types/lights/large/parity_split
        types/lights/large/gray_split)
    foreach(layer IN ITEMS algebra machine)
        target_compile_options(${layer} PRIVATE $<$<CONFIG:Release>:-O3>)
    endforeach()
endif()
list(TRANSFORM long_work REPLACE "(.+)" "${PROJECT_SOURCE_DIR}/src/\\1.cpp")
set_source_files_properties(${long_work} PROPERTIES COMPILE_OPTIONS $<$<CONFIG:Release>:${speed}>)

if(SWITCHBOX_FACES)
    include(assets)
    switchbox_floor(ui imgui assets qrcodegen)
    target_compile_definitions(ui PRIVATE SWITCHBOX_VERSION="${PROJECT_VERSION}")
    switchbox_floor(app imgui_backends assets switchbox_sdl2 switchbox_gl switchbox_svg)
    if(NOT EMSCRIPTEN)
        switchbox_floor(cli CLI11::CLI11 nlohmann_json::nlohmann_json)
        # Reading these two headers takes 4 of the 13 seconds of an average unit; elsewhere headers take less than a tenth. Each
        # unit compiles what it takes from them anew, so two large ones take half as long as seven.
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
        foreach(floor IN ITEMS app cli)
            target_compile_definitions(${floor} PRIVATE SWITCHBOX_PAGE_ADDRESS="${SWITCHBOX_PAGE_ADDRESS}")
        endforeach()
        # Nothing computes in these, and at -O1 they take a quarter less time to compile than at -O2.
        foreach(floor IN ITEMS ui app cli)
            target_compile_options(${floor} PRIVATE $<$<CONFIG:Release>:-O1>)
        endforeach()
    endif()
endif()
