#if canImport(CGTK)
  /// Calls of GTK that a host made, so that tests can say how many there may be.
  package struct NativeCalls: Hashable, Sendable {
    /// Widgets made.
    package var made = 0
    /// Widgets that were put into a parent, or to another place in it.
    package var placed = 0
    /// Widgets taken out of their parent.
    package var removed = 0
    /// Widgets that were given other content.
    package var contents = 0
    /// Widgets that were given another frame.
    package var allocated = 0
    /// Parents that were told to allocate.
    package var queuedAllocations = 0
    /// Containers whose own size may have changed.
    package var queuedResizes = 0
    /// Scroll views that were scrolled.
    package var offsets = 0
    /// Questions of GTK for a container's own size that the layout was asked.
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
