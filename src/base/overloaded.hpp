// A visitor of a variant, put together from a function for each of its types: a type without one does not
// compile.
#pragma once

namespace switchbox {

template <class... Functions>
struct Overloaded : Functions... {
    using Functions::operator()...;
};
template <class... Functions>
Overloaded(Functions...) -> Overloaded<Functions...>;

}  // namespace switchbox
