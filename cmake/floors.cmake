# Which floors each floor may use: read by the build and by the test `floors` (check_floors.cmake).
set(switchbox_floors base algebra machine solve game types i18n cli ui app)
set(switchbox_core_floors base algebra machine solve game types i18n)

set(floor_base_uses)
set(floor_algebra_uses base)
set(floor_machine_uses base algebra)
set(floor_solve_uses base algebra machine)
set(floor_game_uses base algebra machine solve)
set(floor_types_uses base algebra machine solve game)
set(floor_i18n_uses base)
set(floor_cli_uses base algebra machine solve game types i18n)
set(floor_ui_uses base algebra machine solve game types i18n)
set(floor_app_uses base algebra machine solve game types i18n ui)

# The rooms of a floor: folders below its own, "." for that one. Each may use those before it. A floor without rooms is one.
set(floor_types_rooms lights/model lights/chase lights/solve lights/large lights/game lights
    ghaly/model ghaly/solve ghaly/picture ghaly/game ghaly custom/model custom/formats custom/solve custom/game custom
    cube/model cube/solve cube/game cube)
set(floor_cli_rooms . types/lights types/ghaly types/custom types/cube types)
set(floor_ui_rooms kit sound look types/lights/state types/ghaly/state state frame board solid panes/machine panes
    export dialogs bars access . types/lights/algebra types/lights types/ghaly/wires types/ghaly types/custom types/cube types)

# Headers from outside the standard library and outside src/. The core has none; the app may use any.
set(floor_i18n_outside "languages\\.hpp") # made by cmake/languages.cmake
set(floor_types_outside "nlohmann/.*")
set(floor_cli_outside "CLI/.*|nlohmann/.*|unistd\\.h|sys/time\\.h") # isatty, setitimer
set(floor_ui_outside "qrcodegen\\.h|imgui\\.h|imgui_internal\\.h|embedded\\.hpp|characters\\.hpp|icons\\.hpp")
set(floor_app_outside ".*")

# Streams and locales alone would double the download, so nothing that the page links may include them.
set(switchbox_too_large "iostream|istream|ostream|fstream|sstream|iomanip|locale|regex|format")
set(switchbox_page_floors base algebra machine solve game types i18n ui app)

# No file outside the folders of a machine type includes a header of the type, but for these lists of types.
set(switchbox_type_lists src/machine_types.cpp src/ui/state/type_states.hpp)
# Other types whose headers a type uses.
set(type_custom_uses lights)
