# Toolchain file that includes Emscripten's own, for the emcc on PATH.
find_program(EMCC emcc)
if(NOT EMCC)
    message(FATAL_ERROR "switchbox: emcc is not on PATH; run: scripts/install.sh web")
endif()
if(NOT DEFINED ENV{EMSCRIPTEN_ROOT_OF_SWITCHBOX}) # cached, since CMake reads a toolchain file again for every compiler check
    file(REAL_PATH ${EMCC} emcc_path)
    cmake_path(GET emcc_path PARENT_PATH emscripten_root)
    if(NOT EXISTS ${emscripten_root}/cmake/Modules/Platform/Emscripten.cmake) # emcc is a wrapper, as on Debian
        execute_process(COMMAND em-config EMSCRIPTEN_ROOT OUTPUT_VARIABLE emscripten_root
            OUTPUT_STRIP_TRAILING_WHITESPACE)
    endif()
    set(ENV{EMSCRIPTEN_ROOT_OF_SWITCHBOX} ${emscripten_root})
endif()
include($ENV{EMSCRIPTEN_ROOT_OF_SWITCHBOX}/cmake/Modules/Platform/Emscripten.cmake)
# Every browser with WebGL 2 has these instructions: bulk memory, saturating conversion to integers, sign extension.
set(CMAKE_C_FLAGS_INIT "${CMAKE_C_FLAGS_INIT} -mbulk-memory -mnontrapping-fptoint -msign-ext")
set(CMAKE_CXX_FLAGS_INIT "${CMAKE_CXX_FLAGS_INIT} -mbulk-memory -mnontrapping-fptoint -msign-ext")
# A frame needs more stack than the 64 kB that current versions give by default. Older versions name the setting differently.
if(EMSCRIPTEN_VERSION VERSION_LESS 3.1.25)
    set(stack_setting TOTAL_STACK)
else()
    set(stack_setting STACK_SIZE)
endif()
set(CMAKE_EXE_LINKER_FLAGS_INIT "${CMAKE_EXE_LINKER_FLAGS_INIT} -s${stack_setting}=5MB")
