#pragma once

/// The commit that a release was built from, in hexadecimal digits; empty in other builds.
const char *_Nonnull kanso_revision(void);
