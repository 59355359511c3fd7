/// A view's place in the table of what a host shows; `.none` stands for no view, or for the host's own.
package typealias ViewSlot = UInt32

extension ViewSlot {
  /// No view.
  package static var none: ViewSlot { .max }
  /// A view that is not made yet.
  static var unmade: ViewSlot { .max - 1 }
}

/// What a view shows, as a number that means something to the outside only.
@usableFromInline package struct ViewKey: Equatable {
  @usableFromInline let rawValue: UInt32

  /// A decoration by the number that its modifier carries.
  @inline(__always)
  package static func decoration(_ side: UInt32) -> ViewKey { ViewKey(rawValue: side &<< 2) }
  /// A leaf by its token.
  @inline(__always)
  package static func leaf(_ token: UInt32) -> ViewKey { ViewKey(rawValue: token &<< 2 | 1) }
  /// The window of a scroll view.
  package static var scroll: ViewKey { ViewKey(rawValue: 2) }

  /// The decoration's number or the leaf's token.
  @inlinable package var place: UInt32 { rawValue >> 2 }
  /// Whether the view shows a leaf, so that it holds no views.
  @inlinable package var isLeaf: Bool { rawValue & 3 == 1 }
  /// Whether the view shows a decoration.
  @inlinable package var isDecoration: Bool { rawValue & 3 == 0 }
}

/// A view as the host was told of it: its number and its frame in one record, which its node names. There are many, so it
/// is small: 40 bytes. Its content lies outside.
struct ShownView {
  var id: UInt64
  /// In the parent's coordinates.
  var frame: PixelFrame
  var key: ViewKey
  /// The view around it.
  var parent: ViewSlot
  /// The next view inwards that belongs to the same node; in a free record, the next free one.
  var next: ViewSlot = .none
  /// The place among the views of the same parent, as a number that grows in drawing order, and two flags.
  private var bits: UInt32 = 0

  @inline(__always)
  init(id: UInt64, frame: PixelFrame, key: ViewKey, parent: ViewSlot, order: UInt32) {
    self.id = id
    self.frame = frame
    self.key = key
    self.parent = parent
    bits = order & ~Self.flags
  }

  private static var flags: UInt32 { 0b11 << 30 }

  /// The place among the views of the same parent.
  var order: UInt32 {
    get { bits & ~Self.flags }
    set { bits = bits & Self.flags | newValue & ~Self.flags }
  }

  /// Whether the content is not the one that the host was told.
  var isRestyled: Bool {
    get { bits & 1 << 30 != 0 }
    set { bits = newValue ? bits | 1 << 30 : bits & ~(1 << 30) }
  }

  /// Whether views may have come into it, or changed their order in it.
  var isReordered: Bool {
    get { bits & 1 << 31 != 0 }
    set { bits = newValue ? bits | 1 << 31 : bits & ~(1 << 31) }
  }
}

/// A frame in whole device pixels; or a reference to one that is not on the pixel grid, or far out.
struct PixelFrame: Equatable {
  var x: Int32
  var y: Int32
  var width: Int32
  var height: Int32

  /// The frame at `place` in the table of exact frames.
  static func exact(_ place: UInt32) -> PixelFrame {
    PixelFrame(x: Int32(bitPattern: place), y: 0, width: -1, height: 0)
  }

  /// The place in the table of exact frames; `nil` where this is a frame in pixels.
  var exactPlace: UInt32? { width == -1 ? UInt32(bitPattern: x) : nil }

  /// Whether this is a frame in pixels.
  var isWhole: Bool { width >= 0 }

  @inline(__always)
  static func == (one: PixelFrame, other: PixelFrame) -> Bool {
    (one.x ^ other.x) | (one.y ^ other.y) | (one.width ^ other.width) | (one.height ^ other.height) == 0
  }

  /// The frame in points.
  @inline(__always)
  func points(_ scale: Double) -> Rect {
    Rect(
      x: Double(x) / scale, y: Double(y) / scale, width: Double(width) / scale, height: Double(height) / scale)
  }
}
