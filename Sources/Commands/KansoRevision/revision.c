#include "KansoRevision.h"

#ifndef KANSO_COMMIT
#define KANSO_COMMIT ""
#endif

const char *kanso_revision(void) { return KANSO_COMMIT; }
