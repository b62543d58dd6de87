# cmake -Dinput= -Doutput= -Dname= -P embed_file.cmake: writes one file as a C++ array.
file(READ ${input} bytes HEX)
file(SIZE ${input} size)
string(REGEX REPLACE "(................................)" "\\1\n" bytes "${bytes}")
string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," bytes "${bytes}")
file(WRITE ${output} "// Made from a file by cmake/embed_file.cmake.
#include \"embedded.hpp\"

namespace switchbox::embedded {
const unsigned char ${name}[] = {
${bytes}0x00};
const std::size_t ${name}_size = ${size};
}  // namespace switchbox::embedded
")
