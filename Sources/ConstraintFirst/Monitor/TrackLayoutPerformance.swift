extension Layout {
  /// Tells `monitor` of each pass in which the element is laid out, with the time that it and everything in it took to
  /// be measured. A turn in which nothing in it changed is none.
  public func trackLayoutPerformance(_ monitor: LayoutPassMonitor) -> some Layout {
    TrackedContainer(monitor: monitor)() { self }
  }
}

/// A container of one element that is as if it were not there, but for its clock.
private struct TrackedContainer: CustomLayout, Equatable {
  let monitor: LayoutPassMonitor

  func sizeThatFits(proposal: Proposal, subviews: LayoutSubviews, cache: inout Void) -> Size {
    monitor.measure {
      // Several elements without a container lie on top of each other.
      subviews.reduce(Size.zero) { size, subview in
        let answer = subview.sizeThatFits(proposal)
        return Size(width: max(size.width, answer.width), height: max(size.height, answer.height))
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
