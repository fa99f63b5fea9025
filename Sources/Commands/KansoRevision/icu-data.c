// The data of ICU in a release for Linux: none.
//
// Foundation and libxml2 bring ICU with 34 and 31 MB of locales, time zones and converters of encodings into each static
// executable. The tools ask for none of them: they format numbers themselves, and read UTF-8 only. A table of the program's own
// comes before those in archives, and this one has the format of ICU's common data without an item, so ICU answers that it has
// no data.
#if defined(KANSO_COMMIT) && defined(__linux__)

#include <stdint.h>

struct table {
  uint16_t header_size;
  uint8_t magic[2];
  uint16_t info_size, reserved;
  uint8_t is_big_endian, charset_family, character_size, reserved_byte;
  uint8_t format[4], format_version[4], data_version[4];
  uint8_t padding[8];
  uint32_t count, reserved_count;
};

static const struct table empty __attribute__((used, aligned(16))) = {
    .header_size = 32,
    .magic = {0xda, 0x27},
    .info_size = 20,
    .is_big_endian = __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__,
    .character_size = 2,
    .format = {'T', 'o', 'C', 'P'},
    .format_version = {1},
};

// The name of the table has the version of ICU: Foundation's and that of the system differ, and change.
#define TABLE(version) \
  extern const struct table icudt##version##_dat __attribute__((alias("empty"), visibility("hidden")));
TABLE(67)
TABLE(68)
TABLE(69)
TABLE(70)
TABLE(71)
TABLE(72)
TABLE(73)
TABLE(74)
TABLE(75)
TABLE(76)
TABLE(77)
TABLE(78)
TABLE(79)
TABLE(80)
TABLE(81)
TABLE(82)
TABLE(83)
TABLE(84)
TABLE(85)
TABLE(86)
TABLE(87)
TABLE(88)
TABLE(89)
TABLE(90)

#else

// A source has a declaration.
typedef int kanso_icu_data;

#endif
