#include "library/job.hpp"

#include <exception>
#include <mutex>
#include <new>
#include <utility>

#include "i18n/embedded.hpp"
#include "i18n/words.hpp"
#include "machine/text.hpp"

namespace switchbox::library {
namespace {

// Sets the language of all answers, once. Templates are parsed on first use, which only one thread may do.
void prepare_words() {
    static std::once_flag once;
    std::call_once(once, [] {
        i18n::use_embedded("en");
        for (const auto& [id, text] : i18n::in_use().templates()) (void)text.pieces();
    });
}

// Returns the object that the command line prints with --json. Throws Stopped if the time is over and the
// object is long.
Text object_of(cli::Answer answer, LibraryHost& host) {
    if (!answer.read_as.empty()) answer.json["read_as"] = answer.read_as;
    if (host.files) answer.json["files"] = *host.files;
    Text object;
    cli::write_json(
        answer, [&object](std::string_view piece) { object.append(piece); },
        [&host] { return host.wants_more(); }, [&host] { return cli::key_of(host.ending()); });
    const bool is_late =
        object.size() > cli::long_output && host.ending() == cli::Ending::whole && !host.wants_more();
    if (is_late) throw cli::Stopped{};
    return object;
}

}  // namespace

Result<std::string> LibraryHost::read_file(const std::string& path, const std::string& name) {
    if (puzzle && path == puzzle_path) return machine::as_utf8(*puzzle);
    return Error{verbatim(name + ": " + say(machine::quoted(path)) +
                          " cannot be read: the library reads no files; write the text itself")};
}

std::optional<Error> LibraryHost::write_file(const std::string& path, std::string_view content,
                                             const std::string& /*name*/, bool /*replaces*/) {
    if (!files) files.emplace();
    (*files)[path] = content;
    return std::nullopt;
}

std::string known_so_far(const cli::Answer& known) {
    return cli::json_text(cli::early_object(known, cli::Ending::by_key, "Nothing is known yet."));
}

std::string out_of_memory() {
    return R"({"error":{"message":"there is not enough memory for this; try a smaller board"}})";
}

Job::Job(std::string_view request) {
    prepare_words();
    parser_ = std::make_unique<cli::Parser>();
    auto read = read_request(request, *parser_);
    if (!read) {
        early_answer_ = error_answer(say(read.error().message), *parser_);
        return;
    }
    request_ = *std::move(read);
    const auto early = parser_->parse(request_.arguments);
    if (early && !*early) early_answer_ = error_answer(say(early->error().message), *parser_);
}

Job::~Job() = default;

Text Job::run(LibraryHost& host) {
    if (early_answer_) return Text(*early_answer_);
    try {
        const MemoryLimit limit(request_.memory);
        host.puzzle = std::move(request_.puzzle);
        auto answer = parser_->answer(host);
        if (!answer) return Text(error_answer(say(answer.error().message), *parser_));
        return object_of(*std::move(answer), host);
    } catch (const cli::Stopped&) {
        const cli::Ending ending = host.ending();
        return Text(cli::json_text(cli::early_object(host.known(), ending, cli::note_of(ending, false))));
    } catch (const std::bad_alloc&) {
        return Text(out_of_memory());
    } catch (const std::exception& failure) {
        return Text(error_answer(std::string("internal failure: ") + failure.what(), *parser_));
    }
}

}  // namespace switchbox::library
