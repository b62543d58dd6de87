# `make install`: the program, its menu entry, its icon and its manual page.
include(GNUInstallDirs)
install(TARGETS switchbox RUNTIME)
install(FILES ${PROJECT_SOURCE_DIR}/share/switchbox.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
install(FILES ${PROJECT_SOURCE_DIR}/web/icon.svg DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps
    RENAME switchbox.svg)
install(FILES ${PROJECT_SOURCE_DIR}/share/switchbox.6 DESTINATION ${CMAKE_INSTALL_MANDIR}/man6)
