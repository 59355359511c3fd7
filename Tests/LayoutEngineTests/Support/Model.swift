import LayoutEngine

/// A tree as a value: what a test writes down, edits, compares and prints. `LiveTree` puts it into the engine.
struct Model: Hashable {
  /// Names the element through edits; 0 until `numbered`.
  var id = 0
  var kind: Kind
  var modifiers: [Modifier] = []
  var children: [Model] = []

  init(_ kind: Kind, _ children: [Model] = [], _ modifiers: [Modifier] = []) {
    self.kind = kind
    self.children = children
    self.modifiers = modifiers
  }

  /// Where something stands across: a guide on each axis.
  struct Place: Hashable {
    var horizontal = GuideKey.horizontalCenter
    var vertical = GuideKey.verticalCenter

    static let center = Place()
    static let topLeading = Place(horizontal: .leading, vertical: .top)
    static let leading = Place(horizontal: .leading)
    static let trailing = Place(horizontal: .trailing)
    static let top = Place(vertical: .top)
    static let bottom = Place(vertical: .bottom)
    static let bottomTrailing = Place(horizontal: .trailing, vertical: .bottom)
  }

  enum Kind: Hashable {
    case group
    case fixed(Double, Double)
    case color
    case range(Range)
    case text(String, lineLimit: Int?)
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
    case custom(CustomRule)
  }

  enum Modifier: Hashable {
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
    case overlay([Model], Place = .center)
    case background([Model], Place = .center)
    /// The guide's value is `constant` plus these shares of the width and of the height.
    case guide(GuideKey, constant: Double, width: Double = 0, height: Double = 0)
    case direction(LayoutDirection)
    case containerRelative(Axis.Set, count: Int = 1, span: Int = 1, spacing: Double = 0, Place = .center)
    case columns(Int)
    case anchor(UnitPoint)
    case unsized(Axis.Set)
    case columnAlignment(GuideKey)
    case layoutValue(UInt32)
    case decoration(UInt32)
  }

  /// The bounds of a flexible frame on one axis.
  struct Bounds: Hashable {
    var min: Double?
    var ideal: Double?
    var max: Double?
    static let none = Bounds()
  }

  /// What a leaf between bounds takes at least, by itself and at most, in this order of length.
  struct Range: Hashable {
    var min: Size
    var ideal: Size
    var max: Size
  }

  /// Distances from a container's edges; `percent` says which of them are percentages.
  struct Edges: Hashable {
    var top: Double?
    var leading: Double?
    var bottom: Double?
    var trailing: Double?
    var percent: Set<ModifierRecord.Edge> = []
    var centered: Axis.Set = []
  }
}

/// What a measured leaf answers.
enum LeafRule: Hashable {
  /// As much height as the width leaves of this area; 10 wide by itself.
  case area(Double)
  /// Always the same, whatever it is.
  case constant(Double, Double)
  /// Some number, good or bad, by the question.
  case erratic(UInt64)
}

extension Model {
  /// The elements in the order written, overlays and backgrounds after what they belong to.
  var contents: [Model] {
    modifiers.flatMap { modifier -> [Model] in
      switch modifier {
      case .overlay(let content, _), .background(let content, _): content
      default: []
      }
    }
  }

  /// The same tree with a new number for every element that has none yet.
  func numbered(from next: inout Int) -> Model {
    var copy = self
    if copy.id == 0 {
      copy.id = next
      next += 1
    }
    copy.children = children.map { $0.numbered(from: &next) }
    copy.modifiers = modifiers.map { modifier in
      switch modifier {
      case .overlay(let content, let place): .overlay(content.map { $0.numbered(from: &next) }, place)
      case .background(let content, let place): .background(content.map { $0.numbered(from: &next) }, place)
      default: modifier
      }
    }
    return copy
  }

  func numbered() -> Model {
    var next = 1
    return numbered(from: &next)
  }

  /// The element by the positions of the children that lead to it.
  subscript(path: [Int]) -> Model {
    get { path.reduce(self) { $0.children[$1] } }
    set {
      guard let first = path.first else {
        self = newValue
        return
      }
      children[first][Array(path.dropFirst())] = newValue
    }
  }
}
