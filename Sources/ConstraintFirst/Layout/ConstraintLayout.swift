/// A row of children whose sizes are said, not guessed: each carries its width, height and priority.
///
/// 1. Each child's constraints are read and checked, once for both passes; a child whose numbers are not finite and
///    above 0 is reported and left out, without a gap.
/// 2. The row wants the sum of the widths with the spacing between them, and the largest height.
/// 3. Where that is wider than the proposal, the child of the lowest priority is left out, among equals the last, and so
///    on until the rest fits or one is left, which is made as narrow as the room is.
/// 4. What is left is placed from the leading edge, centred from top to bottom, and never higher than the row. The
///    engine mirrors it from right to left.
///
/// An unspecified or infinite width has room for all. Source: the Constraint-First layout model.
public struct ConstraintLayout: CustomLayout {
  /// The distance between neighbours where nothing is said: 8 points.
  public static var defaultSpacing: Double { 8 }

  /// The distance between neighbours, in points.
  public let spacing: Double
  /// Keeps the constraints of children with an id.
  public let manager: ConstraintGraphManager?
  /// Is told of each pass.
  public let monitor: LayoutPassMonitor?

  /// A row.
  ///
  /// - Parameters:
  ///   - spacing: the distance between neighbours in points; what is not finite or negative counts as 0.
  ///   - manager: keeps the constraints of children with an id; `nil` takes the environment's.
  ///   - monitor: is told of each pass; `nil` for none.
  public init(
    spacing: Double = ConstraintLayout.defaultSpacing, manager: ConstraintGraphManager? = nil,
    monitor: LayoutPassMonitor? = nil
  ) {
    self.spacing = spacing.isFinite ? max(spacing, 0) : 0
    self.manager = manager
    self.monitor = monitor
  }

  /// The row around elements.
  public func callAsFunction<Content: Layout>(@LayoutBuilder _ content: () -> Content) -> ConstraintStack<Content> {
    ConstraintStack(layout: self, content: content())
  }

  /// Step 1.
  public func makeCache(subviews: LayoutSubviews) -> ConstraintRow {
    ConstraintRow(subviews.map(constraints), spacing: spacing)
  }

  /// Steps 2 and 3.
  public func sizeThatFits(proposal: Proposal, subviews: LayoutSubviews, cache: inout ConstraintRow) -> Size {
    measured {
      let size = cache.fit(proposal.width, spacing: spacing).size
      return Size(width: size.width, height: min(size.height, proposal.height ?? .infinity))
    }
  }

  /// Steps 3 and 4.
  public func placeSubviews(
    in bounds: Rect, proposal: Proposal, subviews: LayoutSubviews, cache: inout ConstraintRow
  ) {
    measured {
      let fit = cache.fit(bounds.width, spacing: spacing)
      var x = bounds.minX
      for (index, subview) in subviews.enumerated() {
        guard let width = fit.widths[index], let wanted = cache.constraints[index] else {
          subview.leaveOut()
          continue
        }
        let height = min(wanted.height, bounds.height)
        subview.place(
          at: Point(x: x, y: bounds.midY - height / 2), proposal: Proposal(width: width, height: height))
        x += width + spacing
      }
    }
    monitor?.finishLayoutPass()
  }

  private func constraints(of subview: LayoutSubview) -> LayoutConstraints? {
    let (width, height) = (subview[LayoutWidthKey.self], subview[LayoutHeightKey.self])
    let priority = subview[LayoutPriorityKey.self]
    do throws(LayoutConstraintError) {
      guard let manager, let id = subview[LayoutConstraintIDKey.self] else {
        return try LayoutConstraints(width: width, height: height, priority: priority)
      }
      return try manager.resolveConstraints(id: id, width: width, height: height, priority: priority)
    } catch {
      subview.report(.invalidConstraint, "\(error); the element is left out")
      return nil
    }
  }

  private func measured<Result>(_ body: () -> Result) -> Result {
    guard let monitor else { return body() }
    return monitor.measure(body)
  }
}

extension ConstraintLayout: Equatable {
  /// Whether both lay out in the same way and tell the same monitor.
  public static func == (one: ConstraintLayout, other: ConstraintLayout) -> Bool {
    one.spacing == other.spacing && one.manager === other.manager && one.monitor === other.monitor
  }
}
