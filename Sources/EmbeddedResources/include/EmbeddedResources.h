#ifndef EMBEDDED_RESOURCES_H
#define EMBEDDED_RESOURCES_H

#include <stddef.h>

/// One file of `Resources/`, read in place from the binary.
struct embedded_resource {
  const char *name;
  const unsigned char *bytes;
  size_t size;
};

extern const struct embedded_resource embedded_resources[];
extern const size_t embedded_resource_count;

#endif
