public import LayoutEngine

extension Layout {
  /// Computes all frames at once, on any thread, without a host.
  ///
  /// `size` is the proposal to the layout, and its corner is at the origin. An infinite length requests the ideal.
  ///
  /// - Parameters:
  ///   - size: the room in points.
  ///   - measurers: what measures texts and pictures; by default texts are measured by counting characters.
  ///   - environment: the values that flow down from the root.
  /// - Complexity: O(elements).
  public func calculateLayout(
    in size: Size, measurers: Measurers = Measurers(), environment: EnvironmentValues = EnvironmentValues()
  ) -> LayoutResult {
    calculateLayout(proposal: Proposal(room: size), measurers: measurers, environment: environment)
  }

  /// Computes all frames at once, with the corner of the layout at the corner of `bounds`.
  public func calculateLayout(
    in bounds: Rect, measurers: Measurers = Measurers(), environment: EnvironmentValues = EnvironmentValues()
  ) -> LayoutResult {
    calculateLayout(
      proposal: Proposal(room: bounds.size), at: bounds.origin, measurers: measurers, environment: environment)
  }

  /// Computes all frames at once for a proposal, in which `nil` requests the ideal length. A coordinate of the corner
  /// that is not finite counts as 0.
  public func calculateLayout(
    proposal: Proposal, at origin: Point = .zero, measurers: Measurers = Measurers(),
    environment: EnvironmentValues = EnvironmentValues()
  ) -> LayoutResult {
    let origin = origin.finite
    let (session, response) = laidOut(proposal, origin, measurers, environment)
    return LayoutResult(session, response: response, origin: origin)
  }

  /// The layout in a tree of its own, after its only turn.
  func laidOut(
    _ proposal: Proposal, _ origin: Point, _ measurers: Measurers, _ environment: EnvironmentValues
  ) -> (LayoutSession, Size) {
    let session = LayoutSession(measurers: measurers, environment: environment)
    session.rootPlace = .at(origin)
    session.update(self, environment: environment)
    let response = session.layout(in: proposal)
    session.runActions()
    return (session, response)
  }

  /// The size of the layout without a proposal: its ideal.
  public var intrinsicContentSize: Size {
    sizeThatFits(.unspecified)
  }

  /// The layout's response to `proposal`.
  public func sizeThatFits(
    _ proposal: Proposal, measurers: Measurers = Measurers(), environment: EnvironmentValues = EnvironmentValues()
  ) -> Size {
    let session = LayoutSession(measurers: measurers, environment: environment)
    session.update(self, environment: environment)
    return session.layout(in: proposal)
  }
}

extension Proposal {
  /// A room, in which an infinite length, or none, requests the ideal.
  init(room: Size) {
    self.init(width: room.width.isFinite ? room.width : nil, height: room.height.isFinite ? room.height : nil)
  }
}

extension Point {
  /// The corner of something: a coordinate that is not finite counts as 0, and one beyond all lengths as the longest.
  var finite: Point { Point(x: Length.guide(x) ?? 0, y: Length.guide(y) ?? 0) }
}
