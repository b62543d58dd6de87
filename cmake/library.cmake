# The solver as a library with the C functions of include/switchbox.h: shared and static natively, a module of WebAssembly for the
# npm package.
switchbox_layer(library)
target_include_directories(library PUBLIC ${PROJECT_SOURCE_DIR}/include)
target_compile_definitions(library PRIVATE SWITCHBOX_VERSION="${PROJECT_VERSION}")

add_library(machine_types OBJECT src/machine_types.cpp)
switchbox_own(machine_types)
target_link_libraries(machine_types PRIVATE types)
set(library_parts ${switchbox_core_layers} languages cli library machine_types)
list(TRANSFORM library_parts REPLACE "(.+)" "$<TARGET_OBJECTS:\\1>" OUTPUT_VARIABLE library_objects)
find_package(Threads REQUIRED)
foreach(kind IN ITEMS SHARED STATIC)
    set(target switchbox_library)
    if(kind STREQUAL STATIC)
        set(target switchbox_library_static)
    endif()
    add_library(${target} ${kind} ${library_objects})
    target_include_directories(${target} PRIVATE ${PROJECT_SOURCE_DIR}/src)
    target_link_libraries(${target} PRIVATE Threads::Threads)
    set_target_properties(${target} PROPERTIES OUTPUT_NAME switchbox)
endforeach()
set_target_properties(switchbox_library PROPERTIES VERSION ${PROJECT_VERSION} SOVERSION 0)
if(UNIX AND NOT APPLE)
    # On other systems the limit of a request's memory has no effect. The list of exported names (cmake/library.map) keeps these
    # operators inside the library.
    target_sources(switchbox_library PRIVATE ${PROJECT_SOURCE_DIR}/src/library/counted_new.cpp)
endif()
