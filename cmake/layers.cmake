# Layers that each layer may use. The build and the test `layers` (check_layers.cmake) read this file.
set(switchbox_layers base algebra machine solve game types i18n cli library ui app)
set(switchbox_core_layers base algebra machine solve game types i18n)

set(layer_base_uses)
set(layer_algebra_uses base)
set(layer_machine_uses base algebra)
set(layer_solve_uses base algebra machine)
set(layer_game_uses base algebra machine solve)
set(layer_types_uses base algebra machine solve game)
set(layer_i18n_uses base)
set(layer_cli_uses base algebra machine solve game types i18n)
set(layer_library_uses base algebra machine solve game types i18n cli)
set(layer_ui_uses base algebra machine solve game types i18n)
set(layer_app_uses base algebra machine solve game types i18n ui)

# Modules of a layer: folders below its own, "." for its own. Each may use those before it. A layer without modules is one module.
set(layer_types_modules lights/model lights/chase lights/solve lights/large lights/game lights
    ghaly/model ghaly/solve ghaly/picture ghaly/game ghaly custom/model custom/formats custom/solve custom/game custom
    cube/model cube/solve cube/game cube)
set(layer_cli_modules . types/lights types/ghaly types/custom types/cube types)
set(layer_ui_modules kit sound look types/lights/state types/ghaly/state state frame board solid panes/machine panes
    export dialogs bars access . types/lights/algebra types/lights/chase types/lights types/ghaly/wires types/ghaly types/custom
    types/cube types)

# Patterns of the headers outside the standard library and src/ that a layer may include; none unless listed. The app may use any.
set(layer_base_outside "message_list\\.hpp|sys/mman\\.h") # made by cmake/messages.cmake; madvise
set(layer_algebra_outside "immintrin\\.h") # instructions of some processors
set(layer_i18n_outside "languages\\.hpp") # made by cmake/languages.cmake
set(layer_types_outside "nlohmann/.*|immintrin\\.h")
set(layer_cli_outside "CLI/.*|nlohmann/.*|unistd\\.h|sys/time\\.h") # isatty, setitimer
set(layer_library_outside "switchbox\\.h|emscripten\\.h|malloc(/malloc)?\\.h|nlohmann/.*")
set(layer_ui_outside "qrcodegen\\.h|imgui\\.h|imgui_internal\\.h|embedded\\.hpp|characters\\.hpp|icons\\.hpp")
set(layer_app_outside ".*")

# Nothing that the page links may include these headers: streams and locales alone would double the download.
set(switchbox_too_large "iostream|istream|ostream|fstream|sstream|iomanip|locale|regex|format")
set(switchbox_page_layers base algebra machine solve game types i18n ui app)

# Only these lists of types may include a header of a machine type from outside the folders of the type.
set(switchbox_type_lists src/machine_types.cpp src/ui/state/type_states.hpp)
# Other types whose headers a type may use.
set(type_custom_uses lights)
