// What playing costs. Read the figures as ratios within one run.
#include <benchmark/benchmark.h>

#include "solve/large/split.hpp"

// What splits is timed by itself.
switchbox::solve::SplitMaker switchbox::solve::split_maker() { return nullptr; }

BENCHMARK_MAIN();
