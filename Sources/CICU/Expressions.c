#include "CICU.h"

#include <unicode/uregex.h>

// What callers hold is ICU's own expression, of whose type they know nothing.
static URegularExpression *opened(CICUExpression *expression) { return (URegularExpression *)expression; }

CICUExpression *cicu_expression_create(const uint16_t *pattern, int32_t length, uint32_t flags) {
  UErrorCode status = U_ZERO_ERROR;
  UParseError place;
  URegularExpression *expression = uregex_open((const UChar *)pattern, length, flags, &place, &status);
  if (U_SUCCESS(status)) return (CICUExpression *)expression;
  uregex_close(expression);
  return NULL;
}

void cicu_expression_destroy(CICUExpression *expression) { uregex_close(opened(expression)); }

int32_t cicu_expression_groups(CICUExpression *expression) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t count = uregex_groupCount(opened(expression), &status);
  return U_FAILURE(status) ? 0 : count;
}

int32_t cicu_expression_find(
    CICUExpression *expression, const uint16_t *text, int32_t length, int32_t from, int32_t whole, int32_t ticks,
    int32_t memory, int32_t *ranges) {
  URegularExpression *used = opened(expression);
  UErrorCode status = U_ZERO_ERROR;
  uregex_setText(used, (const UChar *)text, length, &status);
  uregex_setTimeLimit(used, ticks, &status);
  uregex_setStackLimit(used, memory, &status);
  UBool found;
  if (whole == 0) {
    found = uregex_find(used, from, &status);
  } else {
    // What stands before is seen by looks behind and boundaries.
    uregex_setRegion(used, from, length, &status);
    uregex_useTransparentBounds(used, 1, &status);
    found = whole == 1 ? uregex_matches(used, -1, &status) : uregex_lookingAt(used, -1, &status);
  }
  if (U_FAILURE(status)) return -1;
  if (!found) return 0;
  int32_t groups = uregex_groupCount(used, &status);
  for (int32_t group = 0; group <= groups; group++) {
    ranges[2 * group] = uregex_start(used, group, &status);
    ranges[2 * group + 1] = uregex_end(used, group, &status);
  }
  return U_FAILURE(status) ? -1 : 1;
}
