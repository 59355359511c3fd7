#if canImport(CGTK)
  /// The numbers of a host's calls of GTK, so that tests can limit them.
  package struct NativeCalls: Hashable, Sendable {
    /// Widgets made.
    package var made = 0
    /// Widgets that were inserted into a parent, or moved in it.
    package var placed = 0
    /// Widgets that were removed from their parent.
    package var removed = 0
    /// Widgets that received other content.
    package var contents = 0
    /// Widgets that received another frame.
    package var allocated = 0
    /// Parents for which an allocation was requested.
    package var queuedAllocations = 0
    /// Containers whose own size may have changed.
    package var queuedResizes = 0
    /// Scroll views that were scrolled.
    package var offsets = 0
    /// GTK's requests for a container's own size that the layout computed.
    package var requests = 0

    package init(
      made: Int = 0, placed: Int = 0, removed: Int = 0, contents: Int = 0, allocated: Int = 0,
      queuedAllocations: Int = 0, queuedResizes: Int = 0, offsets: Int = 0,
      requests: Int = 0
    ) {
      self.made = made
      self.placed = placed
      self.removed = removed
      self.contents = contents
      self.allocated = allocated
      self.queuedAllocations = queuedAllocations
      self.queuedResizes = queuedResizes
      self.offsets = offsets
      self.requests = requests
    }
  }
#endif
