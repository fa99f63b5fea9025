// The lower limit for the compiler: parses a file with libyaml, and discards the events.
#include <stdio.h>
#include <yaml.h>

int main(int count, char **arguments) {
  if (count != 2) return 64;
  FILE *file = fopen(arguments[1], "rb");
  if (!file) return 66;
  yaml_parser_t parser;
  yaml_event_t event;
  if (!yaml_parser_initialize(&parser)) return 70;
  yaml_parser_set_input_file(&parser, file);
  int done = 0;
  while (!done) {
    if (!yaml_parser_parse(&parser, &event)) return 1;
    done = event.type == YAML_STREAM_END_EVENT;
    yaml_event_delete(&event);
  }
  yaml_parser_delete(&parser);
  fclose(file);
  return 0;
}
