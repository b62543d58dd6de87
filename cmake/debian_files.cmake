# Script that CPack runs after installing into the packages: adds copyright and changelog to each, compresses changelog and
# manual, removes the compiler's notes, and sets what the library depends on.
set(root ${CMAKE_CURRENT_LIST_DIR}/..)
set(stage ${CPACK_TEMPORARY_INSTALL_DIRECTORY})
set(product_program desktop)
set(product_debian_library library)
set(product_debian_development library)
foreach(component IN LISTS CPACK_COMPONENTS_ALL)
    string(TOUPPER ${component} upper)
    set(documents ${stage}/${component}/usr/share/doc/${CPACK_DEBIAN_${upper}_PACKAGE_NAME})
    file(MAKE_DIRECTORY ${documents})
    execute_process(COMMAND node ${root}/scripts/licences.mjs ${product_${component}} OUTPUT_FILE ${documents}/copyright
        COMMAND_ERROR_IS_FATAL ANY)
    execute_process(COMMAND node ${root}/scripts/release.mjs debian-changelog ${CPACK_PACKAGE_CONTACT}
        OUTPUT_FILE ${documents}/changelog COMMAND_ERROR_IS_FATAL ANY)
    set(compressed ${documents}/changelog)
    if(component STREQUAL "program")
        list(APPEND compressed ${stage}/program/usr/share/man/man6/switchbox.6)
    endif()
    execute_process(COMMAND gzip -9n ${compressed} COMMAND_ERROR_IS_FATAL ANY)
    list(TRANSFORM compressed APPEND .gz)
    file(CHMOD ${documents}/copyright ${compressed} PERMISSIONS OWNER_READ OWNER_WRITE GROUP_READ WORLD_READ)
endforeach()

file(GLOB programs ${stage}/*/usr/bin/* ${stage}/*/usr/lib/*/*.so.*.*)
file(GLOB archives ${stage}/*/usr/lib/*/*.a)
execute_process(COMMAND strip --remove-section=.comment --remove-section=.note ${programs} COMMAND_ERROR_IS_FATAL ANY)

if(archives)
    execute_process(COMMAND strip --strip-debug --enable-deterministic-archives --remove-section=.comment --remove-section=.note
        ${archives} COMMAND_ERROR_IS_FATAL ANY)
    # dpkg-shlibdeps requires a source package.
    set(work ${CPACK_TOPLEVEL_DIRECTORY}/shlibdeps)
    file(WRITE ${work}/debian/control "Source: switchbox\n\nPackage: libswitchbox0\nArchitecture: any\n")
    file(GLOB libraries ${stage}/debian_library/usr/lib/*/*.so.*.*)
    execute_process(COMMAND dpkg-shlibdeps -O ${libraries} WORKING_DIRECTORY ${work} OUTPUT_VARIABLE found
        COMMAND_ERROR_IS_FATAL ANY)
    string(REGEX REPLACE "^shlibs:Depends=(.*)\n$" "\\1" CPACK_DEBIAN_DEBIAN_LIBRARY_PACKAGE_DEPENDS "${found}")
endif()
