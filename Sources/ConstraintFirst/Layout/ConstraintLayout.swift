/// A row of children with specified sizes: each child carries its width, height and priority.
///
/// 1. Each child's constraints are read and checked, once for both passes. A child whose numbers are not finite and
///    above 0 is reported and left out, without a gap.
/// 2. The row's size is the sum of the widths with the spacing between them, and the largest height.
/// 3. If that is wider than the proposal, the child of the lowest priority is left out, among equals the last. This
///    repeats until the rest fits or one child is left. That child is made as narrow as the proposal.
/// 4. The remaining children are placed from the leading edge, centred from top to bottom, and never higher than the
///    row. The engine mirrors the row for right to left.
///
/// All children fit an unspecified or infinite width. Source: the Constraint-First layout model.
public struct ConstraintLayout: CustomLayout {
  /// The default distance between neighbours: 8 points.
  public static var defaultSpacing: Double { 8 }

  /// The distance between neighbours, in points.
  public let spacing: Double
  /// The manager that stores the constraints of children with an id.
  public let manager: ConstraintGraphManager?
  /// The monitor that is notified of each pass.
  public let monitor: LayoutPassMonitor?

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - spacing: the distance between neighbours in points; a value that is negative or not finite counts as 0.
  ///   - manager: stores the constraints of children with an id; `nil` uses the environment's manager.
  ///   - monitor: is notified of each pass; `nil` for none.
  public init(
    spacing: Double = ConstraintLayout.defaultSpacing, manager: ConstraintGraphManager? = nil,
    monitor: LayoutPassMonitor? = nil
  ) {
    self.spacing = spacing.isFinite ? max(spacing, 0) : 0
    self.manager = manager
    self.monitor = monitor
  }

  /// Makes the row with `content`.
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
  /// Whether both lay out equally and notify the same monitor.
  public static func == (one: ConstraintLayout, other: ConstraintLayout) -> Bool {
    one.spacing == other.spacing && one.manager === other.manager && one.monitor === other.monitor
  }
}
