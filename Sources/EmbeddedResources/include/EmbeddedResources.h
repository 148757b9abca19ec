#ifndef EMBEDDED_RESOURCES_H
#define EMBEDDED_RESOURCES_H

#include <stddef.h>

/// One file of `Resources/`, read in place from the binary.
struct embedded_resource {
  const char *name;
  const unsigned char *bytes;
  size_t size;
};

/// The file called `name`, or NULL.
const struct embedded_resource *embedded_resource_named(const char *name);

#endif
