// Visitor of a variant, built from one function per alternative. It does not compile if an alternative has no
// function.
#pragma once

namespace switchbox {

template <class... Functions>
struct Overloaded : Functions... {
    using Functions::operator()...;
};
template <class... Functions>
Overloaded(Functions...) -> Overloaded<Functions...>;

}  // namespace switchbox
