#include "EmbeddedResources.h"

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

const struct embedded_resource embedded_resources[] = {
    {"missions.json", missions, sizeof missions},
    {"astronauts.json", astronauts, sizeof astronauts},
    {"events.json", events, sizeof events},
    {"moon.json", moon, sizeof moon},
    {"sources.json", sources, sizeof sources},
};
const size_t embedded_resource_count = sizeof embedded_resources / sizeof embedded_resources[0];
