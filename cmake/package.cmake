# Debian packages (scripts/dist.sh) of the components that cmake/install.cmake installs, below /usr: the program, the shared
# library, and the development files.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME switchbox)
set(CPACK_PACKAGE_VERSION ${PROJECT_VERSION})
set(CPACK_PACKAGE_CONTACT "The Switchbox authors <switchbox@example.org>" CACHE STRING "Who answers for the package")
set(CPACK_COMPONENTS_ALL program)
set(CPACK_COMPONENTS_GROUPING IGNORE)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_PACKAGE_SOURCE switchbox)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE
    WORLD_READ WORLD_EXECUTE)
set(CPACK_PRE_BUILD_SCRIPTS ${CMAKE_CURRENT_LIST_DIR}/debian_files.cmake)
set(CPACK_VERBATIM_VARIABLES ON)

set(CPACK_DEBIAN_PROGRAM_PACKAGE_NAME switchbox)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SECTION education) # Debian's games are in /usr/games, which scripts do not search
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PROGRAM_DESCRIPTION "button-and-light machines to play, solve and understand
Merlin's Magic Square, Quatrainment, Lights Out and their relatives, with 2
to 9 states and at any size, Ghaly's machine, the Rubik's cube, and machines
of your own. Hints say why, solutions are shortest and proved so, and lessons
show the algebra on the live board. With a command line for scripts.")

if(TARGET switchbox_library AND CMAKE_LIBRARY_ARCHITECTURE)
    list(APPEND CPACK_COMPONENTS_ALL debian_library debian_development)
    set(solver "Solves Lights Out and its relatives, Quatrainment, Ghaly's machine, the
Rubik's cube, and puzzles of your own: with the fewest presses and the proof.
Requests and answers are JSON.")
    # CPack would call ldconfig in scripts if it looked for libraries here. cmake/debian_files.cmake sets what it depends on.
    set(CPACK_DEBIAN_DEBIAN_LIBRARY_PACKAGE_SHLIBDEPS OFF)
    set(CPACK_DEBIAN_DEBIAN_LIBRARY_PACKAGE_NAME libswitchbox0)
    set(CPACK_DEBIAN_DEBIAN_LIBRARY_PACKAGE_SECTION libs)
    set(CPACK_DEBIAN_DEBIAN_LIBRARY_DESCRIPTION "solver for button-and-light machines (library)\n${solver}")
    set(switchbox_debian ${PROJECT_BINARY_DIR}/install/debian)
    foreach(name IN ITEMS shlibs symbols triggers)
        configure_file(${PROJECT_SOURCE_DIR}/share/debian/${name}.in ${switchbox_debian}/${name} @ONLY FILE_PERMISSIONS
            OWNER_READ OWNER_WRITE GROUP_READ WORLD_READ)
        list(APPEND CPACK_DEBIAN_DEBIAN_LIBRARY_PACKAGE_CONTROL_EXTRA ${switchbox_debian}/${name})
    endforeach()
    set(CPACK_DEBIAN_DEBIAN_LIBRARY_PACKAGE_CONTROL_STRICT_PERMISSION ON)

    set(CPACK_DEBIAN_DEBIAN_DEVELOPMENT_PACKAGE_SHLIBDEPS OFF)
    set(CPACK_DEBIAN_DEBIAN_DEVELOPMENT_PACKAGE_NAME libswitchbox-dev)
    set(CPACK_DEBIAN_DEBIAN_DEVELOPMENT_PACKAGE_SECTION libdevel)
    set(CPACK_DEBIAN_DEBIAN_DEVELOPMENT_PACKAGE_DEPENDS "libswitchbox0 (= ${PROJECT_VERSION})")
    set(CPACK_DEBIAN_DEBIAN_DEVELOPMENT_DESCRIPTION "solver for button-and-light machines (development files)\n${solver}
.
This package has the headers for C and C++, the static library, and the files
of CMake and pkg-config.")
endif()
include(CPack)
