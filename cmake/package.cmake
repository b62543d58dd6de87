# Debian package (scripts/dist.sh) of the files that cmake/install.cmake installs, below /usr.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME switchbox)
set(CPACK_PACKAGE_VERSION ${PROJECT_VERSION})
set(CPACK_PACKAGE_CONTACT "The Switchbox authors <switchbox@example.org>" CACHE STRING "Who answers for the package")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "button-and-light machines to play, solve and understand")
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION "Merlin's Magic Square, Quatrainment, Lights Out and their relatives, with 2
to 9 states and at any size, Ghaly's machine, the Rubik's cube, and machines
of your own. Hints say why, solutions are shortest and proved so, and lessons
show the algebra on the live board. With a command line for scripts.")
set(CPACK_DEBIAN_PACKAGE_SECTION education) # Debian's games are in /usr/games, which scripts do not search
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE
    WORLD_READ WORLD_EXECUTE)
set(CPACK_PRE_BUILD_SCRIPTS ${CMAKE_CURRENT_LIST_DIR}/debian_files.cmake)
set(CPACK_VERBATIM_VARIABLES ON)
include(CPack)
