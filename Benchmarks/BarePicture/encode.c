// Measures libpng on its own with the pixels of a file: decodes the file once, encodes it several times, and prints the
// median in milliseconds.
#include <png.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static int compare(const void *left, const void *right) {
  double difference = *(const double *)left - *(const double *)right;
  return (difference > 0) - (difference < 0);
}

static double milliseconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec * 1e3 + (double)time.tv_nsec / 1e6;
}

int main(int count, char **arguments) {
  if (count != 3) return 64;
  png_image image;
  memset(&image, 0, sizeof image);
  image.version = PNG_IMAGE_VERSION;
  if (!png_image_begin_read_from_file(&image, arguments[1])) return 66;
  image.format = PNG_FORMAT_RGB;
  void *pixels = malloc(PNG_IMAGE_SIZE(image));
  if (!pixels || !png_image_finish_read(&image, NULL, pixels, 0, NULL)) return 66;
  int rounds = atoi(arguments[2]);
  double *times = calloc((size_t)rounds, sizeof *times);
  if (rounds < 1 || !times) return 64;
  image.flags |= PNG_IMAGE_FLAG_FAST;
  for (int round = 0; round < rounds; round++) {
    png_alloc_size_t size = PNG_IMAGE_PNG_SIZE_MAX(image);
    void *file = malloc(size);
    double start = milliseconds();
    if (!file || !png_image_write_to_memory(&image, file, &size, 0, pixels, 0, NULL)) return 74;
    times[round] = milliseconds() - start;
    free(file);
  }
  qsort(times, (size_t)rounds, sizeof *times, compare);
  printf("%f\n", times[rounds / 2]);
  free(times);
  free(pixels);
  return 0;
}
