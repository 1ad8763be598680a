#pragma once
// A small C face for the parts of ICU that are used: ICU's own headers rename every function by macro,
// which Swift can't see through.
#include <stdint.h>

// A line breaker of one language (UAX #14, with dictionaries for Thai, Khmer, Chinese and Japanese). Not for use by
// two threads at once. `language` is a BCP 47 tag or empty. NULL where ICU has no data.
typedef struct CICULineBreaker CICULineBreaker;
CICULineBreaker *cicu_line_breaker_create(const char *language);
void cicu_line_breaker_destroy(CICULineBreaker *breaker);

// Writes the offsets (in UTF-16 units) where a line may end, in order, the end of the text among them, and answers their
// number; `offsets` has room for `length` of them. Answers -1 when ICU fails.
int32_t cicu_line_breaks(CICULineBreaker *breaker, const uint16_t *text, int32_t length, int32_t *offsets);

// Writes the bidirectional embedding level (UAX #9) of each UTF-16 unit of one paragraph. The paragraph's own direction is
// that of its first strong character, and right-to-left without one where `right_to_left` is not 0. Answers the
// paragraph's level, or -1 when ICU fails.
int32_t cicu_bidi_levels(const uint16_t *text, int32_t length, int32_t right_to_left, uint8_t *levels);

// A format of numbers, as a skeleton of ICU has it, in a locale. NULL where the skeleton or the locale is none.
void *cicu_open_number_format(const uint16_t *skeleton, int32_t length, const char *locale);
void cicu_close_number_format(void *formatter);

// Formats a number: the decimal's digits, where there are any, else the double. Answers the number of code units that were
// written, or -1 where the text is longer than the capacity.
int32_t cicu_format_number(
    const void *formatter, const char *decimal, double number, uint16_t *text, int32_t capacity);

// A regular expression, compiled. `flags` are ICU's: 1 Unix lines, 2 cases alike, 4 comments, 8 anchors at lines, 32 dots match line
// ends. NULL where the pattern is none. Not for use by two threads at once.
typedef struct CICUExpression CICUExpression;
CICUExpression *cicu_expression_create(const uint16_t *pattern, int32_t length, uint32_t flags);
void cicu_expression_destroy(CICUExpression *expression);

// How many groups the expression captures.
int32_t cicu_expression_groups(CICUExpression *expression);

// Finds the first match from an offset on; where `whole` is 1, only one that is all of the text from there, where 2, only one that
// begins there. Writes start and end of the match and of each group, -1 for groups without a part of it; `ranges` has room for
// 2 * (groups + 1). Answers 1 for a match, 0 for none, and -1 where that takes more than `ticks` of ICU's clock, which counts
// steps and no time, or more than `memory` bytes.
int32_t cicu_expression_find(
    CICUExpression *expression, const uint16_t *text, int32_t length, int32_t from, int32_t whole, int32_t ticks,
    int32_t memory, int32_t *ranges);
