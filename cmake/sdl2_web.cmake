# SDL 2 for the page, built from its sources without its configure run. With emcc that makes some hundred checks, and SDL ships
# their results (SDL_config_emscripten.h). Switchbox uses only video, events, timers and files. The player does not download what
# is turned off here.
set(folders . atomic cpuinfo events file filesystem/emscripten libm loadso/dummy render stdlib thread thread/generic timer timer/unix
    video video/emscripten video/yuv2rgb)
set(sources)
foreach(folder IN LISTS folders)
    file(GLOB found CONFIGURE_DEPENDS ${sdl2_SOURCE_DIR}/src/${folder}/*.c)
    list(APPEND sources ${found})
endforeach()

add_library(sdl2_web STATIC ${sources})
target_include_directories(sdl2_web SYSTEM PUBLIC ${sdl2_SOURCE_DIR}/include)
# SDL_LEAN_AND_MEAN leaves out fast paths for drawing into surfaces: OpenGL draws everything here.
target_compile_definitions(sdl2_web PRIVATE SDL_LEAN_AND_MEAN=1 SDL_AUDIO_DISABLED=1 SDL_JOYSTICK_DISABLED=1
    SDL_LOADSO_DISABLED=1 SDL_HAPTIC_DISABLED=1 SDL_HIDAPI_DISABLED=1 SDL_SENSOR_DISABLED=1 SDL_RENDER_DISABLED=1 SDL_POWER_DISABLED=1
    SDL_MISC_DISABLED=1 SDL_LOCALE_DISABLED=1)
target_compile_options(sdl2_web PRIVATE -w)
