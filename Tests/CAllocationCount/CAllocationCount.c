// Counts the allocations of each thread. The C library uses a program's own malloc, so all code of the test
// program calls this one, the Swift runtime included; it counts and calls glibc's own.

#include "CAllocationCount.h"

#include <stdlib.h>
#include <stddef.h>

#if defined(__has_feature)
#if __has_feature(thread_sanitizer) || __has_feature(address_sanitizer) || __has_feature(memory_sanitizer)
#define HAS_SANITIZER 1
#endif
#endif

#if defined(__GLIBC__) && !defined(HAS_SANITIZER)

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static _Thread_local uint64_t count;
static _Thread_local uint64_t bytes;

bool allocation_count_is_on(void) { return true; }
uint64_t allocation_count(void) { return count; }
uint64_t allocation_bytes(void) { return bytes; }

void *malloc(size_t size) {
  count += 1;
  bytes += size;
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count += 1;
  bytes += number * size;
  return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
  count += 1;
  bytes += size;
  return __libc_realloc(block, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count += 1;
  bytes += size;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  count += 1;
  bytes += size;
  *block = __libc_memalign(alignment, size);
  return *block == NULL ? 12 : 0;  // ENOMEM
}

#else

bool allocation_count_is_on(void) { return false; }
uint64_t allocation_count(void) { return 0; }
uint64_t allocation_bytes(void) { return 0; }

#endif
