# SDL 2 for the page, out of its sources without its own configure run: that asks emcc some hundred questions, and SDL
# brings the answers along (SDL_config_emscripten.h). Video, events, timers and files are all that Switchbox uses; what
# is off is not downloaded by the player.
set(folders . atomic cpuinfo events file filesystem/emscripten libm loadso/dummy render stdlib thread thread/generic timer timer/unix
    video video/emscripten video/yuv2rgb)
set(sources)
foreach(folder IN LISTS folders)
    file(GLOB found CONFIGURE_DEPENDS ${sdl2_SOURCE_DIR}/src/${folder}/*.c)
    list(APPEND sources ${found})
endforeach()

add_library(sdl2_web STATIC ${sources})
target_include_directories(sdl2_web SYSTEM PUBLIC ${sdl2_SOURCE_DIR}/include)
# Lean and mean leaves out fast paths for drawing into surfaces: everything here is drawn by OpenGL.
target_compile_definitions(sdl2_web PRIVATE SDL_LEAN_AND_MEAN=1 SDL_AUDIO_DISABLED=1 SDL_JOYSTICK_DISABLED=1
    SDL_LOADSO_DISABLED=1 SDL_HAPTIC_DISABLED=1 SDL_HIDAPI_DISABLED=1 SDL_SENSOR_DISABLED=1 SDL_RENDER_DISABLED=1 SDL_POWER_DISABLED=1
    SDL_MISC_DISABLED=1 SDL_LOCALE_DISABLED=1)
target_compile_options(sdl2_web PRIVATE -w)
