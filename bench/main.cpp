// Benchmarks of the costs of playing. Read the figures as ratios within one run.
#include <benchmark/benchmark.h>

BENCHMARK_MAIN();
