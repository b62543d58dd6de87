// Operators of the shared library, which count the memory of a request. The list of exported symbols keeps
// them inside it. A program that links the static library keeps its own.
#include <new>

#include "library/memory.hpp"

void* operator new(std::size_t size) {
    if (void* const memory = switchbox::library::counted(size)) return memory;
    throw std::bad_alloc();
}
void* operator new[](std::size_t size) { return operator new(size); }
void operator delete(void* memory) noexcept { switchbox::library::release(memory); }
void operator delete[](void* memory) noexcept { switchbox::library::release(memory); }
void operator delete(void* memory, std::size_t /*size*/) noexcept { switchbox::library::release(memory); }
void operator delete[](void* memory, std::size_t /*size*/) noexcept { switchbox::library::release(memory); }
