// Strict parser of the XML that this program writes.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace switchbox::test {

struct XmlElement {
    std::string name;
    std::map<std::string, std::string> attributes;  // entities are not decoded
    std::string text;                               // text directly in the element
};

// Returns all elements in the order of their start tags. Throws std::runtime_error with the fault: mismatched
// tags, unquoted or repeated attributes, unescaped characters, or text after the root.
[[nodiscard]] std::vector<XmlElement> read_xml(std::string_view document);

}  // namespace switchbox::test
