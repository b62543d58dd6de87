// A strict reader of the XML that we write ourselves.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace switchbox::test {

struct XmlElement {
    std::string name;
    std::map<std::string, std::string> attributes;  // with their entities
    std::string text;                               // directly in it
};

// All elements in the order in which they begin. Throws std::runtime_error with what is wrong: tags that do
// not match, attributes without quotes or given twice, characters that must be escaped, anything after the
// root.
[[nodiscard]] std::vector<XmlElement> read_xml(std::string_view document);

}  // namespace switchbox::test
