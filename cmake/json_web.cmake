# nlohmann/json for the page: its headers without streams, which would double the download. The system's headers are copied into a
# folder of their own, because the system's folder must not join the include path.
find_path(NLOHMANN_DIR nlohmann/json.hpp NO_CMAKE_FIND_ROOT_PATH PATHS /usr/include /usr/local/include)
set(json_headers ${NLOHMANN_DIR})
if(NOT NLOHMANN_DIR)
    if(on_debian)
        switchbox_require(OFF nlohmann/json nlohmann-json3-dev)
    endif()
    FetchContent_Declare(nlohmann_json ${nlohmann_json_archive})
    FetchContent_Populate(nlohmann_json)
    set(json_headers ${nlohmann_json_SOURCE_DIR}/include)
endif()

# All headers are copied unchanged but one. This one includes <iomanip>, which it does not need and JSON_NO_IO leaves out
# elsewhere.
set(json_copies ${PROJECT_BINARY_DIR}/json)
set(json_serializer nlohmann/detail/output/serializer.hpp)
file(COPY ${json_headers}/nlohmann DESTINATION ${json_copies} REGEX "/output/serializer\\.hpp$" EXCLUDE)
file(READ ${json_headers}/${json_serializer} json_source)
string(REGEX REPLACE "#include <iomanip>[^\n]*" "" json_source "${json_source}")
file(CONFIGURE OUTPUT ${json_copies}/${json_serializer} CONTENT "@json_source@" @ONLY)

add_library(json_web INTERFACE)
target_include_directories(json_web SYSTEM INTERFACE ${json_copies})
# The page has no exceptions: the parser returns a discarded value for invalid text (types/custom/formats/json.cpp).
target_compile_definitions(json_web INTERFACE JSON_NO_IO JSON_HAS_FILESYSTEM=0 JSON_HAS_EXPERIMENTAL_FILESYSTEM=0
    JSON_HAS_RANGES=0)
add_library(nlohmann_json::nlohmann_json ALIAS json_web)
