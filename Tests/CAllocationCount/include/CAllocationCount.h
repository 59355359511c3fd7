#ifndef C_ALLOCATION_COUNT_H
#define C_ALLOCATION_COUNT_H

#include <stdbool.h>
#include <stdint.h>

/// Whether allocations are counted in this build: with glibc, and without a sanitizer, which brings its own malloc.
bool allocation_count_is_on(void);

/// Blocks of memory that the calling thread has allocated so far; a block that is resized counts again.
uint64_t allocation_count(void);

/// Bytes that the calling thread has allocated so far, freed ones included.
uint64_t allocation_bytes(void);

#endif
