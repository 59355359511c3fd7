#include "CBench.h"

#include <time.h>

#if defined(__GLIBC__)
#include <malloc.h>
#endif

static double nanoseconds(clockid_t clock) {
  struct timespec time;
  clock_gettime(clock, &time);
  return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

double bench_thread_time(void) { return nanoseconds(CLOCK_THREAD_CPUTIME_ID); }

double bench_process_time(void) { return nanoseconds(CLOCK_PROCESS_CPUTIME_ID); }

int64_t bench_live_bytes(void) {
#if defined(__GLIBC__) && (__GLIBC__ > 2 || __GLIBC_MINOR__ >= 33)
  struct mallinfo2 info = mallinfo2();
  return (int64_t)(info.uordblks + info.hblkhd);
#else
  return -1;
#endif
}

void bench_keep_heap(void) {
#if defined(__GLIBC__)
  mallopt(M_MMAP_MAX, 0);
  mallopt(M_TRIM_THRESHOLD, INT32_MAX);
  mallopt(M_TOP_PAD, 64 << 20);
#endif
}
