// Other words for what a machine calls otherwise: a cube has stickers and turns where others have lamps and
// presses.
#pragma once

#include "message/message.hpp"

namespace switchbox::words {

// What is to be said in the place of a message, the messages in it too.
using Rephrase = Message (*)(const Message& message);
// From now on; null: all as it stands. What was said before is out of date when this changes (revision()).
void rephrase(Rephrase with);

}  // namespace switchbox::words
