#include "base/long_work.hpp"

#include <utility>

namespace switchbox {

void long_work::check_now() {
    meter.units = 0;
    if (meter.check != nullptr) (*meter.check)();
}

WorkCheck::WorkCheck(std::function<void()> check)
    : check_(std::move(check)), before_(std::exchange(long_work::meter.check, &check_)) {}

WorkCheck::~WorkCheck() { long_work::meter.check = before_; }

}  // namespace switchbox
