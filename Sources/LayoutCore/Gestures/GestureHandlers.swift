public import LayoutEngine

/// What a box does with the pointer and with values that are moved over it.
struct GestureHandlers: @unchecked Sendable {
  // The closures are called on the root's thread only.

  /// The gestures of the box, the outermost first.
  var attached: ContiguousArray<AttachedGesture> = []
  /// The actions for the pointer over the box, the outermost first.
  var hovers: ContiguousArray<HoverAction> = []
  /// The look of the pointer over the box.
  var pointer: PointerStyle?
  /// Whether the second button opens the menu of the element.
  var opensMenu = false
  /// The area for the pointer; `nil` for the whole box.
  var shape: ((Rect) -> Path)?
  /// Whether the pointer goes through the box.
  var isUntouchable = false

  /// What a drag that begins here carries.
  var source: (() -> TransferItem)?
  /// What is done with values that are dropped.
  var drop: DropAction?
  /// What is copied.
  var copy: (() -> [TransferItem])?
  /// What is cut.
  var cut: (() -> [TransferItem])?
  /// What is done with values that are pasted.
  var paste: PasteAction?

  /// What hosts have to know.
  var gestures: GestureSet {
    var set = attached.reduce(into: GestureSet()) { $0.formUnion($1.gesture._gestures) }
    if hovers.contains(where: \.isEnabled) || pointer != nil { set.insert(.hover) }
    if opensMenu { set.insert(.secondary) }
    if shape != nil { set.insert(.shaped) }
    if source != nil { set.insert(.source) }
    if drop != nil { set.insert(.destination) }
    if copy != nil { set.insert(.copy) }
    if cut != nil { set.insert(.cut) }
    if paste != nil { set.insert(.paste) }
    if isUntouchable { set.insert(.untouchable) }
    return set
  }

  /// Takes the uses of `other` that a disabled element does not have: gestures, the menu, and values that come and go.
  ///
  /// Actions for the pointer over the box stay for its end, since the element may be disabled meanwhile.
  mutating func takeUses(of other: GestureHandlers) {
    (attached, opensMenu, source, drop) = (other.attached, other.opensMenu, other.source, other.drop)
    (copy, cut, paste) = (other.copy, other.cut, other.paste)
    for at in hovers.indices.dropFirst(other.hovers.count) { hovers[at].isEnabled = false }
  }

  /// The innermost gesture of taps, which keys and screen readers make.
  var tap: AttachedGesture? { attached.last { $0.gesture._gestures.contains(.tap) } }
}

/// A gesture that was added to an element.
struct AttachedGesture {
  /// How it gets along with others.
  enum Rank { case normal, high, simultaneous }

  var gesture: any Gesture
  var rank = Rank.normal
}

/// The place of the pointer when an action is called.
public struct PointerPlace: Hashable, Sendable {
  /// From the top left corner of the element's box, in points.
  public var local: Point
  /// From the top left corner of the container, in points.
  public var global: Point

  /// A place in both coordinates.
  public init(local: Point, global: Point) { (self.local, self.global) = (local, global) }
}
