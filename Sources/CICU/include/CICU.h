#pragma once
// A small C face for the parts of ICU that are used: ICU's own headers rename every function by macro,
// which Swift can't see through.
#include <stdint.h>
