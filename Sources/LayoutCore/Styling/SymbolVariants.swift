/// Other forms of a symbol: filled, crossed out, in an outline.
///
/// ```swift
/// Image(systemName: "bell").symbolVariant(.slash.fill)  // bell.slash.fill
/// ```
public struct SymbolVariants: Hashable, Sendable {
  fileprivate enum Outline: String { case circle, square, rectangle }

  fileprivate var outline: Outline?
  fileprivate var isFilled = false
  fileprivate var isSlashed = false

  private init(outline: Outline? = nil, isFilled: Bool = false, isSlashed: Bool = false) {
    (self.outline, self.isFilled, self.isSlashed) = (outline, isFilled, isSlashed)
  }

  /// The symbol as it is named.
  public static let none = SymbolVariants()
  /// Inside a circle.
  public static let circle = SymbolVariants(outline: .circle)
  /// Inside a square.
  public static let square = SymbolVariants(outline: .square)
  /// Inside a rectangle.
  public static let rectangle = SymbolVariants(outline: .rectangle)
  /// Filled.
  public static let fill = SymbolVariants(isFilled: true)
  /// With a line through it.
  public static let slash = SymbolVariants(isSlashed: true)

  /// The same form inside a circle.
  public var circle: SymbolVariants { with(.circle) }
  /// The same form inside a square.
  public var square: SymbolVariants { with(.square) }
  /// The same form inside a rectangle.
  public var rectangle: SymbolVariants { with(.rectangle) }
  /// The same form filled.
  public var fill: SymbolVariants { with(.fill) }
  /// The same form with a line through it.
  public var slash: SymbolVariants { with(.slash) }

  /// Whether it has everything that `other` has.
  public func contains(_ other: SymbolVariants) -> Bool { with(other) == self }

  /// Both forms in one; the outline of `other` wins.
  func with(_ other: SymbolVariants) -> SymbolVariants {
    SymbolVariants(
      outline: other.outline ?? outline, isFilled: isFilled || other.isFilled,
      isSlashed: isSlashed || other.isSlashed)
  }
}

extension Symbol {
  /// The names of the symbol in its variants, the best one first and the plain name last.
  ///
  /// 1. A name of SF Symbols has the line through it before the outline, and the filling last: `bell.slash.circle.fill`.
  ///    What the name has already is not added.
  /// 2. Not every symbol has all variants. The outline is left out first, then the line, then the filling.
  package var names: [String] {
    guard variants != .none else { return [name] }
    let inner = variants.withoutOutline
    let all = [variants, inner, inner.withoutSlash].map { name(in: $0) } + [name]  // 2.
    var seen: Set<String> = []
    return all.filter { seen.insert($0).inserted }
  }

  /// Step 1.
  private func name(in variants: SymbolVariants) -> String {
    var parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let isFilled = parts.last == "fill"
    if isFilled { parts.removeLast() }
    for part in [variants.isSlashed ? "slash" : nil, variants.outline?.rawValue].compactMap(\.self)
    where !parts.dropFirst().contains(part) { parts.append(part) }
    if isFilled || variants.isFilled { parts.append("fill") }
    return parts.joined(separator: ".")
  }
}

extension SymbolVariants {
  fileprivate var withoutOutline: SymbolVariants { SymbolVariants(isFilled: isFilled, isSlashed: isSlashed) }
  fileprivate var withoutSlash: SymbolVariants { SymbolVariants(outline: outline, isFilled: isFilled) }
}

/// The colours of a symbol's parts.
///
/// Apple's systems know the parts of a symbol. Elsewhere a symbol has one part, whose own opacity is kept.
public enum SymbolRenderingMode: UInt8, Hashable, Sendable, CaseIterable {
  /// All parts in the foreground colour.
  case monochrome
  /// Parts behind others in the foreground colour with less opacity.
  case hierarchical
  /// As `hierarchical`: there is one foreground colour.
  case palette
  /// The symbol's own colours.
  case multicolor
}

extension ImageContent {
  /// The colours of a symbol's parts; `nil` of another picture.
  package var symbolMode: SymbolRenderingMode? {
    if case .symbol(let symbol) = source { symbol.mode } else { nil }
  }
}
