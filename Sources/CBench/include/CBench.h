// What the benchmark needs from C: a lower bound to compare with, and what the system knows about time and memory.
#ifndef CBENCH_H
#define CBENCH_H

#include <stdbool.h>
#include <stdint.h>

/// The least that laying out a tree can cost: rows and columns over one array of 64-byte nodes in document order, by
/// passes that run through it, without recursion, caches, or anything that a particular tree does not need.
typedef struct bench_floor bench_floor;

/// The trees it can make; what `count` means in each.
typedef enum {
  /// A column of `count` rows: a box, a column of two lines, room, a box.
  BENCH_FEED,
  /// The same with lines that are measured by a callback.
  BENCH_LABELS,
  /// `count` rows and columns around each other, and a box.
  BENCH_DEEP,
  /// A row of `count` children, every second one flexible.
  BENCH_WIDE,
  /// `count` levels of ten flexible children each.
  BENCH_GROW,
} bench_tree;

/// A tree that has not been laid out; NULL without memory. An unlimited side is below 0.
bench_floor *bench_floor_make(bench_tree tree, uint32_t count, float width, float height);
void bench_floor_free(bench_floor *floor);

uint32_t bench_floor_count(const bench_floor *floor);
void bench_floor_set_width(bench_floor *floor, float width);
/// Gives a fixed leaf another size; the next layout starts from it. One leaf at a time.
void bench_floor_set_leaf(bench_floor *floor, uint32_t node, float width, float height);
void bench_floor_layout(bench_floor *floor);
/// x, y, width and height from the corner of the root.
void bench_floor_frame(const bench_floor *floor, uint32_t node, float frame[4]);
/// How often a label was measured so far.
uint64_t bench_floor_callbacks(const bench_floor *floor);

/// Nanoseconds that this thread has worked.
double bench_thread_time(void);
/// Nanoseconds that all threads of this process have worked.
double bench_process_time(void);
/// Bytes of the heap in use, or -1 where the system does not say.
int64_t bench_live_bytes(void);
/// Makes the heap keep freed memory, so that passes do not pay for getting it from the system again.
void bench_keep_heap(void);

#endif
