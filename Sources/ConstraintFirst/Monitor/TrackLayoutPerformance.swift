extension Layout {
  /// Notifies `monitor` of each pass in which the element is laid out, with the time of measuring and placing it and
  /// everything in it.
  ///
  /// A turn in which nothing in it changed is no pass.
  public func trackLayoutPerformance(_ monitor: LayoutPassMonitor) -> some Layout {
    TrackedContainer(monitor: monitor)() { self }
  }
}

/// A transparent container of one element that measures the time of its passes.
private struct TrackedContainer: CustomLayout, Equatable {
  let monitor: LayoutPassMonitor

  func sizeThatFits(proposal: Proposal, subviews: LayoutSubviews, cache: inout Void) -> Size {
    monitor.measure {
      // Several elements without a container lie on top of each other.
      subviews.reduce(Size.zero) { size, subview in
        let response = subview.sizeThatFits(proposal)
        return Size(width: max(size.width, response.width), height: max(size.height, response.height))
      }
    }
  }

  func placeSubviews(in bounds: Rect, proposal: Proposal, subviews: LayoutSubviews, cache: inout Void) {
    monitor.measure {
      for subview in subviews {
        subview.place(at: Point(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
      }
    }
    monitor.finishLayoutPass()
  }

  static func == (one: TrackedContainer, other: TrackedContainer) -> Bool { one.monitor === other.monitor }
}
