/// A view's place in the table of what a host shows; `.none` stands for no view, or for the host's own.
package typealias ViewSlot = UInt32

extension ViewSlot {
  /// No view.
  package static var none: ViewSlot { .max }
}

/// The content of a view, as a number that has a meaning for the caller only.
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

/// A view in the state that the host has: its number and its frame in one record, which its node names.
///
/// There are many, so it is small: 40 bytes. Its content is stored elsewhere.
struct ShownView {
  var id: UInt64
  /// The frame's numbers, two and two, since four would be aligned to 16 bytes.
  private var bits: (UInt64, UInt64)
  var key: ViewKey
  /// The view around it.
  var parent: ViewSlot
  /// The next view inwards that belongs to the same node; in a free record, the next free one.
  var next: ViewSlot = .none
  /// The place among the views of the same parent, as a number that grows in drawing order, and a flag.
  private var place: UInt32

  @inline(__always)
  init(id: UInt64, frame: PixelFrame, key: ViewKey, parent: ViewSlot, order: UInt32) {
    self.id = id
    let halves = unsafeBitCast(frame, to: SIMD2<UInt64>.self)
    bits = (halves.x, halves.y)
    self.key = key
    self.parent = parent
    place = order & ~Self.flag
  }

  private static var flag: UInt32 { 1 << 31 }

  /// The frame in the parent's coordinates.
  @inline(__always)
  var frame: PixelFrame {
    get { unsafeBitCast(SIMD2(bits.0, bits.1), to: PixelFrame.self) }
    set {
      let halves = unsafeBitCast(newValue, to: SIMD2<UInt64>.self)
      bits = (halves.x, halves.y)
    }
  }

  /// The place among the views of the same parent.
  @inline(__always)
  var order: UInt32 {
    get { place & ~Self.flag }
    set { place = place & Self.flag | newValue & ~Self.flag }
  }

  /// Whether the content differs from the host's.
  @inline(__always)
  var isRestyled: Bool {
    get { place & Self.flag != 0 }
    set { place = newValue ? place | Self.flag : place & ~Self.flag }
  }
}
