# Library `languages`: the languages of words/*.txt, with "languages.hpp". The page fetches the one that it shows instead.
file(GLOB language_files CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/words/*.txt)
set(language_arrays)
set(language_rows)
foreach(file IN LISTS language_files)
    cmake_path(GET file STEM code)
    string(MAKE_C_IDENTIFIER language_${code} array)
    list(APPEND language_arrays ${array}=${file})
    string(APPEND language_rows "        {\"${code}\", {reinterpret_cast<const char*>(${array}), ${array}_size}},\n")
endforeach()
switchbox_embed(languages language_arrays.hpp ${language_arrays})
set(languages_folder ${PROJECT_BINARY_DIR}/languages)
file(CONFIGURE OUTPUT ${languages_folder}/languages.hpp CONTENT "// Made by cmake/languages.cmake.
#pragma once

#include <string_view>
#include <vector>

namespace switchbox::embedded {

struct LanguageFile {
    std::string_view code;  // \"en\"
    std::string_view text;
};
[[nodiscard]] const std::vector<LanguageFile>& languages();

}  // namespace switchbox::embedded
" @ONLY)
file(CONFIGURE OUTPUT ${languages_folder}/languages.cpp CONTENT "// Made by cmake/languages.cmake.
#include \"languages.hpp\"

#include \"language_arrays.hpp\"

namespace switchbox::embedded {

const std::vector<LanguageFile>& languages() {
    static const std::vector<LanguageFile> all{
${language_rows}    };
    return all;
}

}  // namespace switchbox::embedded
" @ONLY)
target_sources(languages PRIVATE ${languages_folder}/languages.cpp)
if(EMSCRIPTEN)
    target_compile_options(languages PRIVATE -fno-exceptions -fno-rtti -fno-threadsafe-statics)
endif()
