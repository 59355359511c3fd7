public import LayoutEngine

/// The geometry of an element: its size, its place, the safe area.
///
/// The properties that were read count: content that only read the size is not made anew when the place changes.
public struct GeometryProxy: Hashable {
  let place: GeometryPlace
  let reads: GeometryReads

  /// The size in points.
  public var size: Size { place.frame.size }
  /// The element's own box: its size, at the origin.
  public var bounds: Rect { Rect(origin: .zero, size: size) }
  /// The covered part of the window's edges, in points, from the environment.
  public var safeAreaInsets: EdgeInsets { place.safeAreaInsets }
  /// The frame in the room of the whole layout, with scrolling.
  public var globalFrame: Rect { frame(in: .global) }

  /// The named coordinate spaces around the element.
  public var coordinateSpaces: CoordinateSpaceRegistry {
    reads.position = true
    return place.spaces
  }

  /// The frame in points, from the corner of `space`.
  ///
  /// A name that no element around has counts as the whole layout, and that is diagnosed.
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

  /// The value of an anchor, from the element's own corner.
  public subscript<Value>(anchor: Anchor<Value>) -> Value {
    reads.position = true
    return anchor.value.moved(by: Point.zero - place.frame.origin)
  }

  /// Whether both have the same geometry.
  public static func == (one: GeometryProxy, other: GeometryProxy) -> Bool { one.place == other.place }

  /// Hashes the geometry.
  public func hash(into hasher: inout Hasher) { hasher.combine(place) }
}

/// The values of a proxy.
struct GeometryPlace: Hashable, Sendable {
  /// The frame in global coordinates.
  var frame: Rect
  var safeAreaInsets: EdgeInsets
  var spaces = CoordinateSpaceRegistry()
}

/// The properties that were read from a proxy besides its size.
final class GeometryReads {
  var position = false {
    didSet { if position, !oldValue { readers?.placed.insert(node) } }
  }
  /// Names that no element around has.
  var missing: [Identity] = []
  private let node: NodeIndex
  private weak var readers: ReadersDue?

  /// - Parameter node: the reader to notify of another place, if it is one.
  init(of node: NodeIndex = .none, in readers: ReadersDue? = nil) {
    self.node = node
    self.readers = readers
  }
}
