#define DOCTEST_CONFIG_IMPLEMENT_WITH_MAIN
#include <doctest/doctest.h>


switchbox::solve::SplitMaker switchbox::solve::split_maker() { return nullptr; }
