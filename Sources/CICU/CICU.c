#include "CICU.h"

#include <stdlib.h>
#include <string.h>
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uloc.h>

struct CICULineBreaker {
  UBreakIterator *iterator;
};

CICULineBreaker *cicu_line_breaker_create(const char *language) {
  char locale[ULOC_FULLNAME_CAPACITY];
  UErrorCode status = U_ZERO_ERROR;
  uloc_forLanguageTag(language, locale, sizeof locale, NULL, &status);
  if (U_FAILURE(status) || status == U_STRING_NOT_TERMINATED_WARNING) {
    locale[0] = 0;
    status = U_ZERO_ERROR;
  }
  UBreakIterator *iterator = ubrk_open(UBRK_LINE, locale, NULL, 0, &status);
  if (U_FAILURE(status)) return NULL;
  CICULineBreaker *breaker = malloc(sizeof *breaker);
  if (breaker == NULL) {
    ubrk_close(iterator);
    return NULL;
  }
  breaker->iterator = iterator;
  return breaker;
}

void cicu_line_breaker_destroy(CICULineBreaker *breaker) {
  if (breaker == NULL) return;
  ubrk_close(breaker->iterator);
  free(breaker);
}

int32_t cicu_line_breaks(CICULineBreaker *breaker, const uint16_t *text, int32_t length, int32_t *offsets) {
  UErrorCode status = U_ZERO_ERROR;
  ubrk_setText(breaker->iterator, (const UChar *)text, length, &status);
  if (U_FAILURE(status)) return -1;
  int32_t count = 0;
  ubrk_first(breaker->iterator);
  for (int32_t at = ubrk_next(breaker->iterator); at != UBRK_DONE && count < length; at = ubrk_next(breaker->iterator)) {
    offsets[count++] = at;
  }
  return count;
}

int32_t cicu_bidi_levels(const uint16_t *text, int32_t length, int32_t right_to_left, uint8_t *levels) {
  UErrorCode status = U_ZERO_ERROR;
  UBiDi *bidi = ubidi_openSized(length, 0, &status);
  if (U_FAILURE(status)) return -1;
  ubidi_setPara(bidi, (const UChar *)text, length, right_to_left ? UBIDI_DEFAULT_RTL : UBIDI_DEFAULT_LTR, NULL, &status);
  const UBiDiLevel *found = ubidi_getLevels(bidi, &status);
  int32_t result = -1;
  if (U_SUCCESS(status)) {
    memcpy(levels, found, (size_t)length);
    result = ubidi_getParaLevel(bidi);
  }
  ubidi_close(bidi);
  return result;
}
