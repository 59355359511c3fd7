/// The algorithm of a modifier's layer.
@usableFromInline
package enum ModifierKind: UInt8, Sendable, CaseIterable, BitwiseCopyable {
  case frame
  case flexibleFrame
  case percentFrame
  case padding
  case fixedSize
  case aspectRatio
  case layoutPriority
  case offset
  case position
  case edges
  case overlay
  case background
  case alignmentGuide
  case layoutDirection
  case containerRelativeFrame
  case gridCellColumns
  case gridCellAnchor
  case gridCellUnsizedAxes
  case gridColumnAlignment
  case layoutValue
  case decoration

  /// Whether the layer is visible itself.
  package var isShown: Bool {
    switch self {
    case .overlay, .background, .decoration: true
    default: false
    }
  }

  /// Whether the layer is only a trait of its node and has exactly the frame of its inside.
  @inlinable
  package var isTrait: Bool {
    switch self {
    case .layoutPriority, .overlay, .background, .alignmentGuide, .layoutDirection, .gridCellColumns,
      .gridCellAnchor, .gridCellUnsizedAxes, .gridColumnAlignment, .layoutValue, .decoration:
      true
    default:
      false
    }
  }

  /// Whether the layer may have another length than its inside, without a distance that it adds: a frame, or a ratio.
  package var isFrame: Bool {
    switch self {
    case .frame, .flexibleFrame, .percentFrame, .containerRelativeFrame, .aspectRatio: true
    default: false
    }
  }

  /// Whether the layer aligns its inside by guides.
  @inline(__always)
  var alignsInside: Bool {
    switch self {
    case .frame, .flexibleFrame, .percentFrame, .containerRelativeFrame: true
    default: false
    }
  }

  /// Whether a frame around the layer stands directly on the spacer in it, and so keeps its spacing.
  @inline(__always)
  var leavesSpacerBare: Bool {
    switch self {
    case .offset: true
    case .layoutPriority, .alignmentGuide: false
    default: isTrait
    }
  }

  /// Whether the layer's width follows from the proposal and the width of its inside.
  var passesWidth: Bool {
    switch self {
    case .frame, .flexibleFrame, .fixedSize, .padding, .offset: true
    default: isTrait
    }
  }
}

/// A set of kinds of modifiers, a bit each.
struct ModifierKinds {
  private var bits: UInt32

  static var none: ModifierKinds { ModifierKinds(bits: 0) }

  @inline(__always)
  private static func bit(_ kind: ModifierKind) -> UInt32 { 1 &<< UInt32(kind.rawValue) }

  /// Adds a kind.
  @inline(__always)
  mutating func insert(_ kind: ModifierKind) { bits |= ModifierKinds.bit(kind) }

  @inline(__always)
  func contains(_ kind: ModifierKind) -> Bool { bits & ModifierKinds.bit(kind) != 0 }

  /// Whether one of them shows something: `ModifierKind.isShown`.
  @inline(__always)
  var areShown: Bool { contains(.overlay) || contains(.background) || contains(.decoration) }
}

/// One modifier on a node.
///
/// A node's modifiers are a span of these, innermost first; each makes a layer around the ones before it. The meaning
/// of `p0` to `p5` is documented at the file of each kind.
@usableFromInline
package struct ModifierRecord: Sendable, BitwiseCopyable {
  @usableFromInline package var kind: ModifierKind
  @usableFromInline package var option: UInt8
  @usableFromInline package var fault: Length.Fault
  @usableFromInline package var horizontal: GuideKey
  @usableFromInline package var vertical: GuideKey
  /// A node for overlay and background, else an index into a side table, or a caller's number.
  @usableFromInline package var side: UInt32
  @usableFromInline package var p0: Double
  @usableFromInline package var p1: Double
  @usableFromInline package var p2: Double
  @usableFromInline package var p3: Double
  @usableFromInline package var p4: Double
  @usableFromInline package var p5: Double

  @inlinable @inline(__always)
  package init(
    _ kind: ModifierKind, _ horizontal: GuideKey = .horizontalCenter, _ vertical: GuideKey = .verticalCenter,
    side: UInt32 = .max
  ) {
    self.kind = kind
    option = 0
    fault = .none
    (self.horizontal, self.vertical) = (horizontal, vertical)
    self.side = side
    (p0, p1, p2, p3, p4, p5) = (.nan, .nan, .nan, .nan, .nan, .nan)
  }

  /// Whether the layer may read a text's baseline.
  var needsBaselines: Bool { kind == .alignmentGuide || horizontal.isTextBaseline || vertical.isTextBaseline }

  /// Whether the tree notes more about it than the layer: a fault, or that baselines are read.
  @inline(__always)
  var isNoted: Bool { fault != .none || needsBaselines }

  /// Whether the layer shows `node` above or below its inside.
  func isAttachment(_ node: NodeIndex) -> Bool {
    side == node.rawValue && (kind == .overlay || kind == .background)
  }

  /// Whether both have the same parameters.
  package func matches(_ other: ModifierRecord) -> Bool {
    guard
      kind == other.kind, option == other.option, fault == other.fault, horizontal == other.horizontal,
      vertical == other.vertical,
      side == other.side, p0.bitPattern == other.p0.bitPattern
    else { return false }
    // The further numbers of an aspect ratio are stored results.
    return kind == .aspectRatio
      || p1.bitPattern == other.p1.bitPattern && p2.bitPattern == other.p2.bitPattern
        && p3.bitPattern == other.p3.bitPattern && p4.bitPattern == other.p4.bitPattern
        && p5.bitPattern == other.p5.bitPattern
  }
}

/// The known values of the layer that a modifier makes.
package struct Layer {
  /// The frame of the layer's inside, from the layer's own corner; written while placing.
  package var inner = Rect.zero
  /// For the innermost layer: the folded values of the node itself.
  var core = Folded(extents: .zero, traits: .none)
  /// The axes on which the wrapped layer was placed with its ideal, since it would have been infinite; their bits.
  var idealAxes: UInt8 = 0

  package init() {}
}
