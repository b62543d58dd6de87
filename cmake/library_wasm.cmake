# The library as a module of WebAssembly, for the npm package: target `switchbox_wasm`, built only on request. Its headers of
# CLI11 are copied into a folder of their own, because the system's folder must not join the include path.
find_path(CLI11_DIR CLI/CLI.hpp NO_CMAKE_FIND_ROOT_PATH PATHS /usr/include /usr/local/include)
if(NOT CLI11_DIR)
    return()
endif()
file(COPY ${CLI11_DIR}/CLI DESTINATION ${PROJECT_BINARY_DIR}/cli11)
add_library(cli11_web INTERFACE)
target_include_directories(cli11_web SYSTEM INTERFACE ${PROJECT_BINARY_DIR}/cli11)

switchbox_layer(cli cli11_web nlohmann_json::nlohmann_json)
switchbox_layer(library)
target_include_directories(library PUBLIC ${PROJECT_SOURCE_DIR}/include)
target_compile_definitions(cli PRIVATE SWITCHBOX_PAGE_ADDRESS="${SWITCHBOX_PAGE_ADDRESS}")
foreach(layer IN ITEMS cli library)
    target_compile_definitions(${layer} PRIVATE SWITCHBOX_VERSION="${PROJECT_VERSION}")
    set_target_properties(${layer} PROPERTIES EXCLUDE_FROM_ALL ON)
endforeach()

add_executable(switchbox_wasm EXCLUDE_FROM_ALL src/library/wasm.cpp src/machine_types.cpp)
switchbox_own(switchbox_wasm)
target_compile_definitions(switchbox_wasm PRIVATE SWITCHBOX_VERSION="${PROJECT_VERSION}")
target_compile_options(switchbox_wasm PRIVATE -fexceptions)
target_link_libraries(switchbox_wasm PRIVATE types library)
target_link_options(switchbox_wasm PRIVATE -fexceptions --no-entry
    -sENVIRONMENT=web,worker -sFILESYSTEM=0 -sALLOW_MEMORY_GROWTH=1 -sABORTING_MALLOC=1
    -sMODULARIZE=1 -sEXPORT_ES6=1 -sEXPORT_NAME=createSwitchbox
    -sEXPORTED_FUNCTIONS=_malloc,_free -sEXPORTED_RUNTIME_METHODS=UTF8ToString,stringToUTF8,lengthBytesUTF8)
set_target_properties(switchbox_wasm PROPERTIES OUTPUT_NAME switchbox RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/library)
