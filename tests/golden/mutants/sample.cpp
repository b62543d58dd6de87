// Of every kind that scripts/mutants changes, and of what it leaves alone (tests/cli/mutants.test.mjs).
constexpr int most = 5;
static const int table[] = {3, 1, 4, 1, 5, 9};

void require(bool) {}

template <int length>
struct Row {
    int cells[length];
};

struct Box {
    int size = 2;
    bool operator==(const Box&) const = default;
};

bool is_large(int number) { return number > 7; }

template <class T>
T twice(T value) {
    return value + value;
}

int sum(const Row<4>& row, int limit) {
    require(limit > 0);
    int total = 0;
    for (int i = 1; i < 3; ++i) {
        if (row.cells[i] == limit || is_large(row.cells[i])) continue;
        if (row.cells[i] % 2 == 1 && !is_large(row.cells[i] - 4)) total += row.cells[i] << 1;
    }
    return -total;
}

int steps(int from, char letter) {
    int count = from;
    if (letter >= 'c') count++;
    if (letter != 'd') --count;
    if constexpr (most > 3) count *= 3;
    switch (count) {
        case 12:
            return 20 / from;
        default:
            return (count ^ 9) & ~from;
    }
}

long value() {
    long value = sum({{1, 3, 5, 8}}, 3);
    value = value * 31 + sum({{1, 7, 9, 0}}, 7);
    for (char letter = 'b'; letter <= 'e'; ++letter) value = value * 31 + steps(4, letter);
    const Box box;
    value = value * 31 + (box == Box{2} ? table[2] : box.size);
    const auto odd = [](int number) { return (number | 2) == 7; };
    if (odd(5) != false) value = value * 31 + twice(1);
    return value;
}
