# Options of native code that make memory errors harder to exploit: checked stacks and buffers, code at random addresses, and
# tables of addresses that are read-only after the start. Checked buffers need an optimized build. Sanitizers have checks of
# their own.
include(CheckCXXCompilerFlag)
include(CheckLinkerFlag)
include(CheckPIESupported)

# A program and a library of the same objects: code is independent of its address, and only the library's functions are visible.
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
set(CMAKE_CXX_VISIBILITY_PRESET hidden)
set(CMAKE_VISIBILITY_INLINES_HIDDEN ON)
check_pie_supported(LANGUAGES CXX)

if(CMAKE_CXX_FLAGS MATCHES "-fsanitize" OR NOT CMAKE_BUILD_TYPE MATCHES "^(Release|RelWithDebInfo|MinSizeRel)$")
    return()
endif()

# switchbox_harden(WHAT OPTION): adds an option to the compiler's or the linker's ("compile", "link") if it knows it.
function(switchbox_harden what option)
    string(MAKE_C_IDENTIFIER "switchbox_has${option}" has)
    if(what STREQUAL "compile")
        check_cxx_compiler_flag("-Werror ${option}" ${has})
    else()
        check_linker_flag(CXX ${option} ${has})
    endif()
    if(${has})
        cmake_language(CALL add_${what}_options ${option})
    endif()
endfunction()

switchbox_harden(compile -fstack-protector-strong)
switchbox_harden(compile -fstack-clash-protection)
if(CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|AMD64|i[3-6]86)$")
    switchbox_harden(compile -fcf-protection)
endif()
# Some systems define it already, with another value.
add_compile_options(-U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=2)
if(NOT APPLE)
    switchbox_harden(link -Wl,-z,relro)
    switchbox_harden(link -Wl,-z,now)
    switchbox_harden(link -Wl,-z,noexecstack)
endif()
