#include "CICU.h"

#include <string.h>
#include <unicode/unumberformatter.h>

void *cicu_open_number_format(const uint16_t *skeleton, int32_t length, const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  UNumberFormatter *formatter = unumf_openForSkeletonAndLocale((const UChar *)skeleton, length, locale, &status);
  if (U_SUCCESS(status)) return formatter;
  unumf_close(formatter);
  return NULL;
}

int32_t cicu_format_number(
    const void *formatter, const char *decimal, double number, uint16_t *text, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UFormattedNumber *result = unumf_openResult(&status);
  if (decimal != NULL) {
    unumf_formatDecimal(formatter, decimal, (int32_t)strlen(decimal), result, &status);
  } else {
    unumf_formatDouble(formatter, number, result, &status);
  }
  int32_t count = unumf_resultToString(result, (UChar *)text, capacity, &status);
  unumf_closeResult(result);
  return U_FAILURE(status) ? -1 : count;
}

void cicu_close_number_format(void *formatter) { unumf_close(formatter); }
