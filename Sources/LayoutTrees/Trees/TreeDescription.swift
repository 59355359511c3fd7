package import LayoutEngine

/// A tree as a value, for corpora, tests, random sources and the fuzzer.
///
/// `LiveTree` puts it into the engine.
///
/// Its JSON is the form of the corpora (`TreeDescription+Coding`).
package struct TreeDescription: Hashable, Sendable {
  /// The number of the element in edits; 0 until `numbered`.
  package var id = 0
  package var kind: Kind
  package var modifiers: [Modifier] = []
  package var children: [TreeDescription] = []

  package init(_ kind: Kind, _ children: [TreeDescription] = [], _ modifiers: [Modifier] = []) {
    self.kind = kind
    self.children = children
    self.modifiers = modifiers
  }

  /// The place of an element across: a guide on each axis.
  package struct Place: Hashable, Sendable {
    package var horizontal: GuideKey
    package var vertical: GuideKey

    package init(horizontal: GuideKey = .horizontalCenter, vertical: GuideKey = .verticalCenter) {
      self.horizontal = horizontal
      self.vertical = vertical
    }

    package static let center = Place()
    package static let topLeading = Place(horizontal: .leading, vertical: .top)
    package static let leading = Place(horizontal: .leading)
    package static let trailing = Place(horizontal: .trailing)
    package static let top = Place(vertical: .top)
    package static let bottom = Place(vertical: .bottom)
    package static let bottomTrailing = Place(horizontal: .trailing, vertical: .bottom)
  }

  package enum Kind: Hashable, Sendable {
    case group
    case fixed(Double, Double)
    case color
    case range(Range)
    case text(String, lineLimit: Int?, measure: CharacterMeasure = .described)
    case measured(LeafRule)
    case spacer(Double?)
    case divider(Double)
    case hStack(Double?, Place)
    case vStack(Double?, Place)
    case zStack(Place)
    case geometryReader
    case scrollView(Axis.Set)
    case viewThatFits(Axis.Set)
    case grid(Double?, Double?, Place)
    case gridRow(GuideKey?)
    case lazyVStack(Double?, Place)
    case lazyHStack(Double?, Place)
    case lazyVGrid([GridTrack], Double?, Place)
    case lazyHGrid([GridTrack], Double?, Place)
    case custom(RuleDescription)
  }

  package enum Modifier: Hashable, Sendable {
    case frame(Double?, Double?, Place = .center)
    case flexibleFrame(Bounds, Bounds, Place = .center)
    case percentFrame(Double?, Double?, Axis.Set, Place = .center)
    case padding(EdgeInsets)
    case fixedSize(Axis.Set)
    case aspectRatio(Double?, fill: Bool)
    case priority(Double)
    case offset(Double, Double)
    case position(Double, Double)
    case edges(Edges)
    /// One other element over or behind the element, as a rule a `content` stack.
    case attachment(TreeDescription, isOverlay: Bool, Place)
    /// The guide's value is `constant`, plus these shares of the width, of the height and of other guides.
    case guide(GuideKey, constant: Double, width: Double = 0, height: Double = 0, terms: [GuideKey: Double] = [:])
    case direction(LayoutDirection)
    /// A share of a container; `window` is the window's size where the scene has none.
    case containerRelative(
      Axis.Set, count: Int = 1, span: Int = 1, spacing: Double = 0, Place = .center, window: Size? = nil)
    case columns(Int)
    case anchor(UnitPoint)
    case unsized(Axis.Set)
    case columnAlignment(GuideKey)
    case layoutValue(Double)
    case decoration(UInt32)

    package static func overlay(_ content: [TreeDescription], _ place: Place = .center) -> Modifier {
      .attachment(.content(content), isOverlay: true, place)
    }

    package static func background(_ content: [TreeDescription], _ place: Place = .center) -> Modifier {
      .attachment(.content(content), isOverlay: false, place)
    }
  }

  /// The bounds of a flexible frame on one axis.
  package struct Bounds: Hashable, Sendable {
    package var min: Double?
    package var ideal: Double?
    package var max: Double?

    package init(min: Double? = nil, ideal: Double? = nil, max: Double? = nil) {
      self.min = min
      self.ideal = ideal
      self.max = max
    }

    package static let none = Bounds()
  }

  /// The minimum, the ideal and the maximum of a leaf between bounds.
  package struct Range: Hashable, Sendable {
    package var min: Size
    package var ideal: Size
    package var max: Size

    package init(min: Size, ideal: Size, max: Size) {
      self.min = min
      self.ideal = ideal
      self.max = max
    }
  }

  /// Distances from a container's edges; `percent` marks those that are percentages.
  package struct Edges: Hashable, Sendable {
    package var top: Double?
    package var leading: Double?
    package var bottom: Double?
    package var trailing: Double?
    package var percent: Set<ModifierRecord.Edge>
    package var centered: Axis.Set

    package init(
      top: Double? = nil, leading: Double? = nil, bottom: Double? = nil, trailing: Double? = nil,
      percent: Set<ModifierRecord.Edge> = [], centered: Axis.Set = []
    ) {
      self.top = top
      self.leading = leading
      self.bottom = bottom
      self.trailing = trailing
      self.percent = percent
      self.centered = centered
    }
  }
}

/// The response of a measured leaf.
package enum LeafRule: Hashable, Sendable {
  /// The height that the width leaves of this area.
  case area(Double, idealWidth: Double = 10)
  /// The width that the height leaves of this area.
  case areaByHeight(Double, idealHeight: Double = 200)
  /// Always the same size, even a bad one.
  case constant(Double, Double)
  /// A number, good or bad, that depends on the proposal.
  case erratic(UInt64)
}

extension CharacterMeasure {
  /// The default measurer of texts.
  package static let described = CharacterMeasure(characterWidth: 10, lineHeight: 20, ascent: 15)
}

extension GuideKey {
  /// The guides that callers define, on each axis: `custom:a`, `custom:b` and `custom:c` are at the beginning, in the
  /// middle and at the end.
  package static let customs: [(name: String, fraction: Double)] = [
    ("custom:a", 0), ("custom:b", 0.5), ("custom:c", 1),
  ]

  package static func custom(_ index: Int, _ axis: Axis) -> GuideKey {
    GuideKey(rawValue: firstCustom + UInt16(2 * index) + (axis == .horizontal ? 0 : 1))
  }

  /// A horizontal guide in the middle and a vertical one at the bottom.
  package static let customColumn = custom(1, .horizontal)
  package static let customLine = custom(2, .vertical)

  /// Whether the guide counts along the width.
  package var isAcross: Bool { isCustom ? rawValue.isMultiple(of: 2) : rawValue <= GuideKey.trailing.rawValue }
}

extension TreeDescription.Kind {
  package var isContainer: Bool {
    switch self {
    case .fixed, .color, .range, .text, .measured, .spacer, .divider: false
    default: true
    }
  }

  package var takesModifiers: Bool {
    switch self {
    case .group, .gridRow: false
    default: true
    }
  }
}
