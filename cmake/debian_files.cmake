# Script that CPack runs after installing into the package: adds copyright and changelog, compresses changelog and manual.
set(root ${CMAKE_CURRENT_LIST_DIR}/..)
set(installed ${CPACK_TEMPORARY_INSTALL_DIRECTORY}/usr/share)
set(documents ${installed}/doc/switchbox)
file(MAKE_DIRECTORY ${documents})
execute_process(COMMAND node ${root}/scripts/licences.mjs desktop OUTPUT_FILE ${documents}/copyright
    COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND node ${root}/scripts/release.mjs debian-changelog ${CPACK_PACKAGE_CONTACT}
    OUTPUT_FILE ${documents}/changelog COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND gzip -9n ${documents}/changelog ${installed}/man/man6/switchbox.6 COMMAND_ERROR_IS_FATAL ANY)
file(CHMOD ${documents}/copyright ${documents}/changelog.gz ${installed}/man/man6/switchbox.6.gz
    PERMISSIONS OWNER_READ OWNER_WRITE GROUP_READ WORLD_READ)
