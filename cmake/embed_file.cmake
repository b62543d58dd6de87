# cmake -Dinput= -Doutput= -Dname= -Dheader= -P embed_file.cmake: writes one file as a C++ array. Shaders lose comments and
# indentation; line numbers stay.
if(input MATCHES "\\.(vert|frag|glsl)$")
    file(READ ${input} text)
    string(REGEX REPLACE "[ \t]*//[^\n]*" "" text "${text}")
    string(REGEX REPLACE "\n[ \t]+" "\n" text "${text}")
    set(input ${output}.text)
    file(WRITE ${input} "${text}")
endif()
file(READ ${input} bytes HEX)
file(SIZE ${input} size)
string(REGEX REPLACE "(................................)" "\\1\n" bytes "${bytes}")
string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," bytes "${bytes}")
file(WRITE ${output} "// Made from a file by cmake/embed_file.cmake.
#include \"${header}\"

namespace switchbox::embedded {
const unsigned char ${name}[] = {
${bytes}0x00};
const std::size_t ${name}_size = ${size};
}  // namespace switchbox::embedded
")
