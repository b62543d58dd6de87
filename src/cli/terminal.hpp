// Terminal of the command line: progress on one line of standard error, overwritten and cleared at the end,
// and signals (writing.hpp). Progress is written only to a terminal.
#pragma once

#include <cstdio>
#include <string>

#include "cli/answer.hpp"
#include "cli/host.hpp"
#include "cli/text_file.hpp"
#include "cli/writing.hpp"

namespace switchbox::cli {

class Terminal : public Host {
  public:
    Terminal(std::FILE* errors, Form form);
    ~Terminal() override;

    void show(double part, const std::string& known) override;
    void keep(const Answer& known) override;
    [[nodiscard]] bool wants_more() override { return Interrupt::goes_on(); }
    [[nodiscard]] Ending ending() const override { return Interrupt::ending(); }
    void end_after(std::chrono::milliseconds time) override { Interrupt::end_after(time); }
    [[nodiscard]] Result<std::string> read_file(const std::string& path, const std::string& name) override {
        return content_of_file(path, name);
    }
    [[nodiscard]] bool is_file(const std::string& path) const override { return is_regular_file(path); }
    [[nodiscard]] std::optional<Error> write_file(const std::string& path, std::string_view content,
                                                  const std::string& name, bool replaces) override {
        return write_regular_file(path, content, name, replaces);
    }

  private:
    std::FILE* terminal_;  // nullptr if it is no terminal
    Form form_;
    std::string shown_;  // the present line
};

}  // namespace switchbox::cli
