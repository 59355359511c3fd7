import LayoutEngine

/// A set of names that belongs to an element's place: `@Namespace private var names`.
@propertyWrapper
public struct Namespace: Equatable {
  private let state: State<Token>

  /// A set of names.
  public init() { state = State(wrappedValue: Token()) }

  /// The identity of the set, as long as the element lives.
  public var wrappedValue: ID { ID(token: state.wrappedValue) }

  /// The identity of a set of names.
  public struct ID: Hashable, Sendable {
    fileprivate let token: Token

    /// Whether both are of one set.
    public static func == (one: ID, other: ID) -> Bool { one.token === other.token }
    /// Hashes the identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(token)) }
  }

  fileprivate final class Token: Sendable {}

  /// Whether both are equal, which is always true: the set belongs to the place.
  public static func == (one: Namespace, other: Namespace) -> Bool { true }
}

extension Namespace: ElementProperty {
  var part: ElementPropertyPart { state.part }
}

/// The parts of a place that are matched.
public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
  /// The bits, one for each part.
  public let rawValue: UInt8

  /// Parts from their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The place of the middle.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// What matches an element that comes with one that goes.
struct GeometryMatch: Hashable {
  let id: Identity
  let names: Namespace.ID
  let properties: MatchedGeometryProperties

  static func == (one: GeometryMatch, other: GeometryMatch) -> Bool { one.id == other.id && one.names == other.names }

  func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(names)
  }
}

extension Layout {
  /// Lets the element come in the place of another one with the same name, which goes in the same turn.
  ///
  /// In an animation (`withAnimation`, or `animation(_:value:)` around it) it moves and grows from there to its own place, also
  /// into another stack or out of a scroll view. What is in it grows along, and texts move. The one that goes is gone at
  /// once. Where both are shown, each is in its own place. Where several that go have the name, the place is that of the
  /// last one, and that is diagnosed.
  ///
  /// ```swift
  /// @Namespace private var names
  ///
  /// if isOpen {
  ///   Cover().matchedGeometryEffect(id: "cover", in: names).frame(width: 300, height: 300)
  /// } else {
  ///   Cover().matchedGeometryEffect(id: "cover", in: names).frame(width: 60, height: 60)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - id: the name of both.
  ///   - names: the set of names.
  ///   - properties: what is taken over: the place of the middle, the size, or both.
  public func matchedGeometryEffect(
    id: some Hashable & Sendable, in names: Namespace.ID, properties: MatchedGeometryProperties = .frame
  ) -> _ModifiedLayout<Self, _TransitionModifier> {
    var config = TransitionConfig(.none)
    config.match = GeometryMatch(id: Identity(value: id), names: names, properties: properties)
    return transition(config)
  }
}

/// The growth of what is in a new view.
struct ViewGrowth {
  let run: AnimationStage.Run
  /// The first lengths, as parts of the last ones.
  let x: Double
  let y: Double

  /// The first frame of a view inside.
  func first(of frame: Rect, _ content: ViewContent) -> Rect {
    var size = frame.size
    if case .text = content {
      return Rect(
        origin: Point(x: frame.midX * x - size.width / 2, y: frame.midY * y - size.height / 2), size: size)
    }
    size = Size(width: size.width * x, height: size.height * y)
    return Rect(origin: Point(x: frame.minX * x, y: frame.minY * y), size: size)
  }
}

extension AnimationStage {
  /// Notes the places of views that go, for those that come in their place.
  func noteDepartures(_ gone: [ViewID]) {
    guard let turn else { return }
    for id in gone {
      guard let match = guests[id]?.config.match, let frame = frames[id]?.notified ?? turn.before[id]?.frame else {
        continue
      }
      let place = Rect(
        origin: frame.origin
          + turn.origin(of: turn.before[id]?.parent, in: turn.before) {
            self.frames[$0]?.notified
          }, size: frame.size)
      if turn.departed.updateValue(place, forKey: match) != nil { turn.repeated.insert(match) }
    }
  }

  /// Begins the motion of a new view from the place of the one that it is matched with.
  func meet(_ match: GeometryMatch, _ view: ViewID, _ animation: LayoutAnimation?) {
    guard let turn, let place = turn.departed[match], let end = turn.after[view], let run = run(animation) else {
      return
    }
    if turn.repeated.contains(match) { turn.session.reportRepeated(match, at: end.node) }
    let corner = turn.origin(of: end.parent, in: turn.after) { _ in nil }
    var start = Rect(origin: place.origin - corner, size: place.size)
    if !match.properties.contains(.size) {
      let size = end.frame.size
      start = Rect(origin: Point(x: start.midX - size.width / 2, y: start.midY - size.height / 2), size: size)
    }
    if !match.properties.contains(.position) {
      start = Rect(
        origin: Point(x: end.frame.midX - start.width / 2, y: end.frame.midY - start.height / 2), size: start.size)
    }
    turn.arriving[view] = run
    turn.resumed[view] = (start, .identity)
    let (x, y) = (
      end.frame.width > 0 ? start.width / end.frame.width : 1,
      end.frame.height > 0 ? start.height / end.frame.height : 1
    )
    turn.growth[view] = ViewGrowth(run: run, x: x, y: y)
  }
}

extension LayoutSession {
  /// Reports that an element comes, and more than one that goes has its matched id.
  fileprivate func reportRepeated(_ match: GeometryMatch, at node: NodeIndex) {
    tree.report(
      .duplicateIdentity, at: node,
      FaultText(
        "more than one element that goes has the matched id \(match.id.text); this one comes from the place of the last",
        cause: "an element comes in the place of the one with its id",
        advice: "give the elements that are shown at once ids of their own", subject: "matched id \(match.id.text)"))
  }
}

extension StageTurn {
  /// The corner of a view, from that of the root.
  ///
  /// - Parameter moving: the present frame of a view that moves.
  /// - Complexity: O(depth).
  func origin(of view: ViewID?, in views: [ViewID: View], moving: (ViewID) -> Rect?) -> Point {
    var corner = Point.zero
    var here = view
    while let id = here, let view = views[id] {
      corner = corner + (moving(id) ?? view.frame).origin
      if !view.node.isNone, session.contents.scrolls[view.node] != nil {
        corner = corner + session.scrollShift(of: view.node)
      }
      here = view.parent
    }
    return corner
  }
}
