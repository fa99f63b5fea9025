#pragma once
#ifndef TARGET_OS_OSX
#define TARGET_OS_OSX 0
#endif
#define TARGET_OS_WATCH 0
