// The benchmark's functions in C: a lower bound to compare with, and the system's figures of time and memory.
#ifndef CBENCH_H
#define CBENCH_H

#include <stdbool.h>
#include <stdint.h>

/// The lower bound of the cost of laying out a tree. It is rows and columns over one array of 64-byte nodes in document
/// order, in passes through the array, without recursion, caches, or anything that a particular tree does not need.
typedef struct bench_floor bench_floor;

/// The trees that it can make; the meaning of `count` in each.
typedef enum {
  /// A column of `count` rows: a box, a column of two lines, room, a box.
  BENCH_FEED,
  /// The same tree with lines that are measured by a callback.
  BENCH_LABELS,
  /// `count` nested rows and columns, and a box.
  BENCH_DEEP,
  /// A row of `count` children, every second one flexible.
  BENCH_WIDE,
  /// `count` levels of ten flexible children each.
  BENCH_GROW,
} bench_tree;

/// A tree that is not laid out yet; NULL without memory. An unlimited side is below 0.
bench_floor *bench_floor_make(bench_tree tree, uint32_t count, float width, float height);
void bench_floor_free(bench_floor *floor);

uint32_t bench_floor_count(const bench_floor *floor);
void bench_floor_set_width(bench_floor *floor, float width);
/// Sets the size of a fixed leaf; the next layout starts from it. Only one leaf may change between two layouts.
void bench_floor_set_leaf(bench_floor *floor, uint32_t node, float width, float height);
void bench_floor_layout(bench_floor *floor);
/// x, y, width and height in the root's coordinates.
void bench_floor_frame(const bench_floor *floor, uint32_t node, float frame[4]);
/// How often a label was measured so far.
uint64_t bench_floor_callbacks(const bench_floor *floor);

/// Nanoseconds of work of this thread.
double bench_thread_time(void);
/// Nanoseconds of work of all threads of this process.
double bench_process_time(void);
/// Bytes of the heap in use, or -1 where the system does not report them.
int64_t bench_live_bytes(void);
/// Makes the heap keep freed memory, so that passes do not include the time to get it from the system again.
void bench_keep_heap(void);

#endif
