public import LayoutEngine

/// Where something is: its size, its place, what covers the window's edges.
///
/// What was read counts: content that only asked for the size is not made anew when the place changes.
public struct GeometryProxy: Hashable {
  let place: GeometryPlace
  let reads: GeometryReads

  /// The size in points.
  public var size: Size { place.frame.size }
  /// The element's own box: its size, at the origin.
  public var bounds: Rect { Rect(origin: .zero, size: size) }
  /// What covers the window's edges, in points, as the environment says.
  public var safeAreaInsets: EdgeInsets { place.safeAreaInsets }
  /// The frame in the room of the whole layout, as far as it is scrolled.
  public var globalFrame: Rect { frame(in: .global) }

  /// The named coordinate spaces around the element.
  public var coordinateSpaces: CoordinateSpaceRegistry {
    reads.position = true
    return place.spaces
  }

  /// The frame in points, from the corner that `space` names. A name that no element around has counts as the whole
  /// layout, and that is diagnosed.
  public func frame(in space: CoordinateSpace) -> Rect {
    switch space.kind {
    case .local: return bounds
    case .global:
      reads.position = true
      return place.frame
    case .named(let name):
      reads.position = true
      guard let other = place.spaces.frame(of: name) else {
        reads.missing.append(name)
        return place.frame
      }
      return place.frame.moved(by: Point.zero - other.origin)
    }
  }

  /// What an anchor points at, from the element's own corner.
  public subscript<Value>(anchor: Anchor<Value>) -> Value {
    reads.position = true
    return anchor.value.moved(by: Point.zero - place.frame.origin)
  }

  /// Whether both say the same.
  public static func == (one: GeometryProxy, other: GeometryProxy) -> Bool { one.place == other.place }

  /// Hashes what the proxy says.
  public func hash(into hasher: inout Hasher) { hasher.combine(place) }
}

/// What a proxy says.
struct GeometryPlace: Hashable, Sendable {
  /// In global coordinates.
  var frame: Rect
  var safeAreaInsets: EdgeInsets
  var spaces = CoordinateSpaceRegistry()
}

/// What was read from a proxy besides its size.
final class GeometryReads {
  var position = false {
    didSet { if position, !oldValue { readers?.placed.insert(node) } }
  }
  /// Names that no element around has.
  var missing: [Identity] = []
  private let node: NodeIndex
  private weak var readers: ReadersDue?

  /// - Parameter node: the reader that is to hear of another place, if it is one.
  init(of node: NodeIndex = .none, in readers: ReadersDue? = nil) {
    self.node = node
    self.readers = readers
  }
}
