# Makes "message_list.hpp" from words/en.txt: the id of each message, the number of its values, and which of them are numbers.
# base/message.hpp holds every message in the sources to this list when it is compiled. A change of wording alone leaves the file
# as it is.
set(english ${PROJECT_SOURCE_DIR}/words/en.txt)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${english})

file(READ ${english} text)
string(REGEX REPLACE "\n +" " " text "${text}")     # a line that begins with a space continues the one before
string(REGEX REPLACE "[][;\\\\]" "_" text "${text}") # characters that CMake's lists treat specially
string(REPLACE "\n" ";" lines "${text}")
set(ids)
foreach(line IN LISTS lines)
    # Variants for a vocabulary ("id@turns") have the values of their usual line.
    if(NOT line MATCHES "^([a-z][^ (=@]*)(\\(([^)]*)\\))? = (.*)")
        continue()
    endif()
    set(id ${CMAKE_MATCH_1})
    set(template "${CMAKE_MATCH_4}")
    string(REGEX MATCHALL "[a-z-]+" values "${CMAKE_MATCH_3}")
    list(LENGTH values count)
    set(numbers)
    foreach(value IN LISTS values)
        if(template MATCHES "{${value}[|]")
            string(PREPEND numbers 1)
        else()
            string(PREPEND numbers 0)
        endif()
    endforeach()
    list(APPEND ids ${id})
    list(JOIN values ", " names)
    set(entry_${id} "    {\"${id}\", ${count}, 0b0${numbers}},  // ${names}")
endforeach()
list(SORT ids)
set(entries)
foreach(id IN LISTS ids)
    string(REGEX REPLACE "  // $" "" entry "${entry_${id}}")
    string(APPEND entries "${entry}\n")
endforeach()
set(messages_folder ${PROJECT_BINARY_DIR}/messages)
file(CONFIGURE OUTPUT ${messages_folder}/message_list.hpp CONTENT "// Made by cmake/messages.cmake.
#pragma once

#include <cstdint>
#include <string_view>

namespace switchbox {

// Message of words/en.txt.
struct ListedMessage {
    std::string_view id;
    std::uint8_t values;
    std::uint8_t numbers;  // bit i: value i has to be a number, since it selects a plural form
};
inline constexpr ListedMessage message_list[] = {
${entries}};

}  // namespace switchbox
" @ONLY)
target_include_directories(base PUBLIC ${messages_folder})
