// Rows, columns, gaps, padding, minimum lengths and shared space, in two passes over the nodes:
//   1. up: natural lengths; each node adds its own to its parent's;
//   2. down: each node places its children.
// Labels need two more passes first: rigid lengths up, the width for the labels down.
// Axis 0 is horizontal, axis 1 vertical; a node's own axis is the one along which its children follow each other.
#include "CBench.h"

#include <stdlib.h>

enum { AXIS = 1, CENTRED = 2, LABEL = 4 };

typedef struct {
  float fixed[2];  // below 0: the content's length
  float least[2];
  float grow, gap, pad;
  uint32_t parent;
  uint32_t end;  // after the last node inside
  uint32_t flags;
  float natural[2];
  float origin[2];  // in the parent's coordinates
  float size[2];
} node;

_Static_assert(sizeof(node) == 64, "a cache line");

struct bench_floor {
  node *nodes;
  uint32_t count;
  bool has_labels;
  float room[2];
  uint32_t changed;  // 0: everything
  void (*measure)(struct bench_floor *, float width, float size[2]);
  uint64_t callbacks;
};

static inline float larger(float a, float b) { return a > b ? a : b; }

// MARK: Layout

static inline void finish_natural(node *n) {
  for (int axis = 0; axis < 2; axis++) {
    float length = larger(n->natural[axis] + 2 * n->pad, n->least[axis]);
    n->natural[axis] = n->fixed[axis] >= 0 ? n->fixed[axis] : length;
  }
}

// A pass backwards through the array visits a parent's last child first.
static inline void add_to_parent(node *parent, const node *child, bool is_first) {
  const int along = parent->flags & AXIS, across = 1 - along;
  const float length = child->natural[along], breadth = child->natural[across];
  parent->natural[along] = is_first ? length : parent->natural[along] + parent->gap + length;
  parent->natural[across] = is_first ? breadth : larger(parent->natural[across], breadth);
}

// The length of a label is 0 until it has been measured.
static inline void measure_up(node *nodes, uint32_t count, uint32_t measured) {
  for (uint32_t i = count - 1; i > 0; i--) {
    node *n = &nodes[i];
    if (n->end == i + 1 && !(n->flags & measured)) n->natural[0] = n->natural[1] = 0;
    finish_natural(n);
    node *parent = &nodes[n->parent];
    add_to_parent(parent, n, n->end == parent->end);
  }
  finish_natural(&nodes[0]);
}

static inline float room_for_each(const node *nodes, uint32_t i, int along, float inner) {
  const node *n = &nodes[i];
  float used = -n->gap, grow = 0;
  for (uint32_t c = i + 1; c < n->end; c = nodes[c].end) {
    used += n->gap + nodes[c].natural[along];
    grow += nodes[c].grow;
  }
  return grow > 0 && inner > used ? (inner - used) / grow : 0;
}

static inline void place_child(const node *n, node *child, int along, float share, float breadth, float at) {
  const int across = 1 - along;
  float width = child->natural[across];
  if (!(n->flags & CENTRED) && child->fixed[across] < 0 && !(child->flags & LABEL)) width = breadth;
  child->size[along] = child->natural[along] + share * child->grow;
  child->size[across] = width;
  child->origin[along] = at;
  child->origin[across] = n->pad + (n->flags & CENTRED ? (breadth - width) * 0.5f : 0);
}

static inline void place_children(node *nodes, uint32_t i) {
  const node *n = &nodes[i];
  if (n->end == i + 1) return;
  const int along = n->flags & AXIS;
  const float inner = n->size[along] - 2 * n->pad, breadth = n->size[1 - along] - 2 * n->pad;
  const float share = room_for_each(nodes, i, along, inner);
  float at = n->pad;
  for (uint32_t c = i + 1; c < n->end; c = nodes[c].end) {
    place_child(n, &nodes[c], along, share, breadth, at);
    at += nodes[c].size[along] + n->gap;
  }
}

static inline void place_root(bench_floor *floor) {
  node *root = &floor->nodes[0];
  for (int axis = 0; axis < 2; axis++) {
    root->origin[axis] = 0;
    root->size[axis] = floor->room[axis] >= 0 ? floor->room[axis] : root->natural[axis];
  }
}

// A label's width is the rest of its row; `size[0]` keeps it until the node is placed.
static inline void propose_down(bench_floor *floor) {
  node *nodes = floor->nodes;
  nodes[0].size[0] = floor->room[0];
  for (uint32_t i = 0; i < floor->count; i++) {
    node *n = &nodes[i];
    if (n->flags & LABEL) {
      floor->measure(floor, n->size[0], n->natural);
      continue;
    }
    if (n->end == i + 1) continue;
    const bool is_column = n->flags & AXIS;
    float inner = n->size[0] - 2 * n->pad;
    if (!is_column) {
      inner += n->gap;
      for (uint32_t c = i + 1; c < n->end; c = nodes[c].end) inner -= n->gap + nodes[c].natural[0];
    }
    for (uint32_t c = i + 1; c < n->end; c = nodes[c].end) nodes[c].size[0] = inner;
  }
}

static void layout_all(bench_floor *floor) {
  if (floor->has_labels) {
    measure_up(floor->nodes, floor->count, 0);
    propose_down(floor);
  }
  measure_up(floor->nodes, floor->count, LABEL);
  place_root(floor);
  for (uint32_t i = 0; i < floor->count; i++) place_children(floor->nodes, i);
}

// Places the children of `i` again, and continues in those whose size changed or that contain the changed leaf.
static void place_changed(bench_floor *floor, uint32_t i) {
  node *nodes = floor->nodes;
  const node *n = &nodes[i];
  const int along = n->flags & AXIS;
  const float inner = n->size[along] - 2 * n->pad, breadth = n->size[1 - along] - 2 * n->pad;
  const float share = room_for_each(nodes, i, along, inner);
  float at = n->pad;
  for (uint32_t c = i + 1; c < n->end; c = nodes[c].end) {
    node *child = &nodes[c];
    const float width = child->size[0], height = child->size[1];
    place_child(n, child, along, share, breadth, at);
    at += child->size[along] + n->gap;
    const bool is_new = child->size[0] != width || child->size[1] != height;
    const bool holds_changed = floor->changed >= c && floor->changed < child->end;
    if (child->end != c + 1 && (is_new || holds_changed)) place_changed(floor, c);
  }
}

// Up from the changed leaf as far as natural lengths change, then down from there.
static void layout_changed(bench_floor *floor) {
  node *nodes = floor->nodes;
  uint32_t top = floor->changed;
  nodes[top].natural[0] = nodes[top].natural[1] = 0;
  finish_natural(&nodes[top]);
  while (top != 0) {
    top = nodes[top].parent;
    node *n = &nodes[top];
    const float width = n->natural[0], height = n->natural[1];
    for (uint32_t c = top + 1; c < n->end; c = nodes[c].end) add_to_parent(n, &nodes[c], c == top + 1);
    finish_natural(n);
    if (n->natural[0] == width && n->natural[1] == height) break;
  }
  if (top == 0) place_root(floor);
  place_changed(floor, top);
  floor->changed = 0;
}

void bench_floor_layout(bench_floor *floor) {
  if (floor->changed) layout_changed(floor); else layout_all(floor);
}

// MARK: Trees

// 40 characters, 7 wide each, broken anywhere, 16 a line.
static void measure_label(bench_floor *floor, float width, float size[2]) {
  const int characters = 40;
  floor->callbacks++;
  int in_line = width >= 7 * characters ? characters : (int)(width / 7);
  if (in_line < 1) in_line = 1;
  size[0] = 7 * (float)in_line;
  size[1] = 16 * (float)((characters + in_line - 1) / in_line);
}

static uint32_t add(bench_floor *floor, uint32_t parent, uint32_t flags) {
  const uint32_t i = floor->count++;
  floor->nodes[i] = (node){.fixed = {-1, -1}, .parent = parent, .end = i + 1, .flags = flags};
  return i;
}

static void add_box(bench_floor *floor, uint32_t parent, float width, float height) {
  node *n = &floor->nodes[add(floor, parent, 0)];
  n->fixed[0] = width;
  n->fixed[1] = height;
}

static void make_feed(bench_floor *floor, uint32_t rows, bool has_labels) {
  const uint32_t root = add(floor, 0, AXIS);
  for (uint32_t i = 0; i < rows; i++) {
    const uint32_t row = add(floor, root, CENTRED);
    floor->nodes[row].gap = 12;
    floor->nodes[row].pad = 16;
    add_box(floor, row, 40, 40);
    const uint32_t column = add(floor, row, AXIS);
    floor->nodes[column].gap = 4;
    if (has_labels) {
      add(floor, column, LABEL);
      add(floor, column, LABEL);
    } else {
      add_box(floor, column, 200, 20);
      add_box(floor, column, 200, 16);
    }
    floor->nodes[column].end = floor->count;
    floor->nodes[add(floor, row, 0)].grow = 1;
    add_box(floor, row, 24, 24);
    floor->nodes[row].end = floor->count;
  }
  floor->nodes[root].end = floor->count;
}

static void make_deep(bench_floor *floor, uint32_t depth) {
  for (uint32_t i = 0; i < depth; i++) {
    const uint32_t container = add(floor, i ? i - 1 : 0, i % 2 ? AXIS : 0);
    floor->nodes[container].pad = 1;
    floor->nodes[container].end = depth + 1;
  }
  add_box(floor, depth - 1, 10, 10);
}

static void make_wide(bench_floor *floor, uint32_t children) {
  add(floor, 0, 0);
  for (uint32_t i = 0; i < children; i++) {
    if (i % 2) floor->nodes[add(floor, 0, 0)].grow = 1; else add_box(floor, 0, 10, 10);
  }
  floor->nodes[0].end = floor->count;
}

static void make_grow(bench_floor *floor, uint32_t parent, uint32_t level, uint32_t levels) {
  for (int i = 0; i < 10; i++) {
    const uint32_t child = add(floor, parent, level % 2 ? AXIS : 0);
    floor->nodes[child].grow = 1;
    floor->nodes[child].least[0] = floor->nodes[child].least[1] = 8;
    if (level < levels) make_grow(floor, child, level + 1, levels);
    floor->nodes[child].end = floor->count;
  }
}

static size_t node_count(bench_tree tree, uint32_t count) {
  switch (tree) {
    case BENCH_FEED:
    case BENCH_LABELS: return 7 * (size_t)count + 1;
    case BENCH_DEEP:
    case BENCH_WIDE: return (size_t)count + 1;
    case BENCH_GROW: {
      size_t all = 1, level = 1;
      for (uint32_t i = 0; i < count; i++) all += level *= 10;
      return all;
    }
  }
  return 0;
}

bench_floor *bench_floor_make(bench_tree tree, uint32_t count, float width, float height) {
  bench_floor *floor = calloc(1, sizeof *floor);
  void *memory = NULL;
  if (!floor || posix_memalign(&memory, 64, sizeof(node) * node_count(tree, count))) {
    free(floor);
    return NULL;
  }
  floor->nodes = memory;
  floor->room[0] = width;
  floor->room[1] = height;
  floor->measure = measure_label;
  floor->has_labels = tree == BENCH_LABELS;
  switch (tree) {
    case BENCH_FEED:
    case BENCH_LABELS: make_feed(floor, count, floor->has_labels); break;
    case BENCH_DEEP: make_deep(floor, count); break;
    case BENCH_WIDE: make_wide(floor, count); break;
    case BENCH_GROW:
      add(floor, 0, 0);
      make_grow(floor, 0, 1, count);
      floor->nodes[0].end = floor->count;
      break;
  }
  return floor;
}

void bench_floor_free(bench_floor *floor) {
  if (!floor) return;
  free(floor->nodes);
  free(floor);
}

uint32_t bench_floor_count(const bench_floor *floor) { return floor->count; }

void bench_floor_set_width(bench_floor *floor, float width) { floor->room[0] = width; }

void bench_floor_set_leaf(bench_floor *floor, uint32_t i, float width, float height) {
  floor->nodes[i].fixed[0] = width;
  floor->nodes[i].fixed[1] = height;
  floor->changed = i;
}

void bench_floor_frame(const bench_floor *floor, uint32_t i, float frame[4]) {
  const node *nodes = floor->nodes;
  frame[0] = nodes[i].origin[0];
  frame[1] = nodes[i].origin[1];
  frame[2] = nodes[i].size[0];
  frame[3] = nodes[i].size[1];
  while (i) {
    i = nodes[i].parent;
    frame[0] += nodes[i].origin[0];
    frame[1] += nodes[i].origin[1];
  }
}

uint64_t bench_floor_callbacks(const bench_floor *floor) { return floor->callbacks; }
