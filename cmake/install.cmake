# `make install`, in components: `program` has the program, its menu entry, icon, manual page, description for software centres,
# and the checker of certificates; `library` the shared library; `development` all that programs are built with. Installed files
# may be moved together.
include(GNUInstallDirs)

# Name of the program in software centres: whoever publishes it puts a domain of theirs here. The default is one that belongs to
# nobody (RFC 2606).
set(SWITCHBOX_APP_ID "org.example.switchbox" CACHE STRING "Name of the program in software centres, with the publisher's domain")
# Software centres link the page only if it has a public address.
set(switchbox_homepage)
if(SWITCHBOX_PAGE_ADDRESS MATCHES "^https://")
    set(switchbox_homepage "<url type=\"homepage\">${SWITCHBOX_PAGE_ADDRESS}</url>")
endif()
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/CHANGELOG.md)
file(STRINGS ${PROJECT_SOURCE_DIR}/CHANGELOG.md switchbox_release REGEX "^## \\[[0-9]" LIMIT_COUNT 1)
if(NOT switchbox_release MATCHES "^## \\[([0-9.]+)\\] - ([0-9-]+)$")
    message(FATAL_ERROR "switchbox: CHANGELOG.md has no version with a date")
endif()
set(switchbox_release "<release version=\"${CMAKE_MATCH_1}\" date=\"${CMAKE_MATCH_2}\"/>")
set(metainfo ${PROJECT_BINARY_DIR}/install/${SWITCHBOX_APP_ID}.metainfo.xml)
configure_file(${PROJECT_SOURCE_DIR}/share/metainfo.xml.in ${metainfo} @ONLY)

# Everything that is installed.
add_custom_target(installed DEPENDS switchbox)

install(TARGETS switchbox RUNTIME COMPONENT program)
install(FILES ${PROJECT_SOURCE_DIR}/share/switchbox.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications COMPONENT program)
install(FILES ${PROJECT_SOURCE_DIR}/web/icon.svg DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps
    RENAME switchbox.svg COMPONENT program)
install(FILES ${PROJECT_SOURCE_DIR}/share/switchbox.6 DESTINATION ${CMAKE_INSTALL_MANDIR}/man6 COMPONENT program)
install(PROGRAMS ${PROJECT_SOURCE_DIR}/tools/check_certificate.py DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/switchbox/examples
    COMPONENT program)
install(FILES ${metainfo} DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo COMPONENT program)

if(NOT TARGET switchbox_library)
    return()
endif()

# C++ library of this compiler. Programs in C need its name to link the static library.
set(switchbox_cxx_runtime stdc++)
if("c++" IN_LIST CMAKE_CXX_IMPLICIT_LINK_LIBRARIES)
    set(switchbox_cxx_runtime c++)
endif()

foreach(target IN ITEMS switchbox_library switchbox_library_static)
    add_dependencies(installed ${target})
    target_include_directories(${target} INTERFACE $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
endforeach()
set_target_properties(switchbox_library PROPERTIES EXPORT_NAME switchbox)
set_target_properties(switchbox_library_static PROPERTIES EXPORT_NAME static)
# Templates of the standard library are visible in whatever compiles them, even if all else is hidden.
if(APPLE)
    target_link_options(switchbox_library PRIVATE "-Wl,-exported_symbol,_switchbox_*")
else()
    set(map ${PROJECT_SOURCE_DIR}/cmake/library.map)
    target_link_options(switchbox_library PRIVATE -Wl,--version-script=${map})
    set_target_properties(switchbox_library PROPERTIES LINK_DEPENDS ${map})
endif()
include(CMakePackageConfigHelpers)
set(made ${PROJECT_BINARY_DIR}/install)
write_basic_package_version_file(${made}/switchboxConfigVersion.cmake COMPATIBILITY SameMinorVersion)

# switchbox_install_library(FOLDER LIBRARY DEVELOPMENT [option]): installs the libraries into FOLDER, in these two components,
# with the files of find_package(switchbox) and of pkg-config.
function(switchbox_install_library folder library development)
    set(export switchbox_${library})
    install(TARGETS switchbox_library EXPORT ${export}
        LIBRARY DESTINATION ${folder} COMPONENT ${library} NAMELINK_COMPONENT ${development} ${ARGN})
    install(TARGETS switchbox_library_static EXPORT ${export} ARCHIVE DESTINATION ${folder} COMPONENT ${development} ${ARGN})
    install(FILES ${PROJECT_SOURCE_DIR}/include/switchbox.h ${PROJECT_SOURCE_DIR}/include/switchbox.hpp
        DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} COMPONENT ${development} ${ARGN})

    set(package ${folder}/cmake/switchbox)
    install(EXPORT ${export} NAMESPACE switchbox:: FILE switchboxTargets.cmake DESTINATION ${package}
        COMPONENT ${development} ${ARGN})
    configure_package_config_file(${PROJECT_SOURCE_DIR}/share/switchboxConfig.cmake.in ${made}/${library}/switchboxConfig.cmake
        INSTALL_DESTINATION ${package} NO_SET_AND_CHECK_MACRO)
    install(FILES ${made}/${library}/switchboxConfig.cmake ${made}/switchboxConfigVersion.cmake DESTINATION ${package}
        COMPONENT ${development} ${ARGN})

    # Its paths are relative to its own folder.
    file(RELATIVE_PATH switchbox_pc_prefix /prefix/${folder}/pkgconfig /prefix)
    string(REGEX REPLACE "/$" "" switchbox_pc_prefix "${switchbox_pc_prefix}")
    configure_file(${PROJECT_SOURCE_DIR}/share/switchbox.pc.in ${made}/${library}/switchbox.pc @ONLY)
    install(FILES ${made}/${library}/switchbox.pc DESTINATION ${folder}/pkgconfig COMPONENT ${development} ${ARGN})
endfunction()

switchbox_install_library(${CMAKE_INSTALL_LIBDIR} library development)
# Debian has a folder for each architecture. These components are only in its packages (cmake/package.cmake).
if(CMAKE_LIBRARY_ARCHITECTURE)
    switchbox_install_library(lib/${CMAKE_LIBRARY_ARCHITECTURE} debian_library debian_development EXCLUDE_FROM_ALL)
endif()
