// Put before Dear ImGui on the page. It reads numbers from texts for settings, which Switchbox has none of, and for the
// version of GLSL: one number. All that the C library's sscanf can do besides would be linked for that.
#pragma once

#include <stdio.h>
#include <stdlib.h>

template <class Number, class... Others>
int scan_one_number(const char* text, const char* /*format*/, Number* number, Others... /*others*/) {
    while (*text != '\0' && (*text < '0' || *text > '9')) ++text;
    *number = static_cast<Number>(atoi(text));
    return 1;
}
// In fields that take numbers, which Switchbox has none of either.
inline int scan_one_number(const char* /*text*/, const char* /*format*/, void* /*data*/) { return 0; }
#define sscanf scan_one_number
