#include "EmbeddedResources.h"

#include <string.h>

static const unsigned char missions[] = {
#embed "../../Resources/missions.json"
};
static const unsigned char astronauts[] = {
#embed "../../Resources/astronauts.json"
};
static const unsigned char events[] = {
#embed "../../Resources/events.json"
};
static const unsigned char moon[] = {
#embed "../../Resources/moon.json"
};
static const unsigned char sources[] = {
#embed "../../Resources/sources.json"
};

static const struct embedded_resource resources[] = {
    {"missions.json", missions, sizeof missions},
    {"astronauts.json", astronauts, sizeof astronauts},
    {"events.json", events, sizeof events},
    {"moon.json", moon, sizeof moon},
    {"sources.json", sources, sizeof sources},
};

const struct embedded_resource *embedded_resource_named(const char *name) {
  for (size_t i = 0; i < sizeof resources / sizeof resources[0]; i++)
    if (strcmp(resources[i].name, name) == 0) return &resources[i];
  return NULL;
}
