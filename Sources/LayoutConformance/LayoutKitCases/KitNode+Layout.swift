package import LayoutKitCompat

/// A case that uses a word that is not known here.
struct UnknownWord: Error, CustomStringConvertible {
  var description: String

  init(_ what: String, _ word: String) { description = "unknown \(what) \(word)" }
}

extension KitNode {
  /// The layout of the node; `recipe` is the view of nodes that make one.
  package func layout(_ recipe: ViewRecipe? = nil) throws -> any MeasurableLayout {
    let plain = try layout(recipe, flexibility: nil)
    guard let flex else { return plain }
    let own = plain.flexibility
    return try layout(
      recipe,
      flexibility: Flexibility(
        horizontal: flex.h.value(or: own.horizontal), vertical: flex.v.value(or: own.vertical)))
  }

  private func layout(_ recipe: ViewRecipe?, flexibility: Flexibility?) throws -> any MeasurableLayout {
    switch type {
    case "size": return try sizeLayout(recipe, flexibility)
    case "inset": return try insetLayout(recipe, flexibility)
    case "stack": return try stackLayout(recipe, flexibility)
    case "overlay":
      return OverlayLayout(
        primaryLayouts: try layouts(primary, recipe), backgroundLayouts: try layouts(background, recipe),
        overlayLayouts: try layouts(overlay, recipe), alignment: try align?.alignment() ?? .fill,
        flexibility: flexibility ?? .flexible, viewReuseId: reuseId, view: view == true ? recipe : nil)
    default: throw UnknownWord("type", type)
    }
  }

  private func sizeLayout(_ recipe: ViewRecipe?, _ flexibility: Flexibility?) throws -> any MeasurableLayout {
    let maxWidth = width ?? self.maxWidth
    let maxHeight = height ?? self.maxHeight
    return SizeLayout(
      minWidth: (width ?? minWidth)?.value, maxWidth: maxWidth?.value, minHeight: (height ?? minHeight)?.value,
      maxHeight: maxHeight?.value,
      alignment: try align?.alignment(
        vertical: maxHeight == nil ? .fill : .center, horizontal: maxWidth == nil ? .fill : .center),
      flexibility: flexibility, viewReuseId: reuseId, sublayout: try layouts(child, recipe).first,
      view: view == true ? recipe : nil)
  }

  private func insetLayout(_ recipe: ViewRecipe?, _ flexibility: Flexibility?) throws -> any MeasurableLayout {
    guard let inside = try layouts(child, recipe).first else { throw UnknownWord("inset", "without a child") }
    return InsetLayout(
      insets: EdgeInsets(
        top: insets?.top ?? 0, leading: insets?.left ?? 0, bottom: insets?.bottom ?? 0, trailing: insets?.right ?? 0),
      alignment: try align?.alignment() ?? .fill, flexibility: flexibility, viewReuseId: reuseId, sublayout: inside,
      view: view == true ? recipe : nil)
  }

  private func stackLayout(_ recipe: ViewRecipe?, _ flexibility: Flexibility?) throws -> any MeasurableLayout {
    let axes: [String: Axis] = ["horizontal": .horizontal, "vertical": .vertical]
    guard let axis = axes[axis ?? "vertical"] else { throw UnknownWord("axis", axis ?? "") }
    guard let distribution = StackLayout.Distribution(rawValue: distribution ?? "fillFlexing") else {
      throw UnknownWord("distribution", distribution ?? "")
    }
    return StackLayout(
      axis: axis, spacing: spacing ?? 0, distribution: distribution, alignment: try align?.alignment() ?? .fill,
      flexibility: flexibility, viewReuseId: reuseId, sublayouts: try (children ?? []).map { try $0.layout(recipe) },
      view: view == true ? recipe : nil)
  }

  private func layouts(_ list: KitNodes?, _ recipe: ViewRecipe?) throws -> [any MeasurableLayout] {
    try (list?.nodes ?? []).map { try $0.layout(recipe) }
  }
}

extension KitFlex.Value {
  func value(or fallback: Flexibility.Flex) -> Flexibility.Flex {
    switch self {
    case .absent: fallback
    case .inflexible: nil
    case .number(let number): number
    }
  }
}

extension KitAlign {
  /// The alignment; an axis that is not named is as given.
  package func alignment(
    vertical: LayoutKitAlignment.Vertical = .fill, horizontal: LayoutKitAlignment.Horizontal = .fill
  ) throws -> LayoutKitAlignment {
    if let name { return try KitAlign.named(name) }
    return LayoutKitAlignment(
      vertical: try KitAlign.axis(v, ["top": .top, "center": .center, "bottom": .bottom, "fill": .fill]) ?? vertical,
      horizontal: try KitAlign.axis(
        h, ["leading": .leading, "center": .center, "trailing": .trailing, "fill": .fill]) ?? horizontal)
  }

  private static func axis<Value>(_ word: String?, _ words: [String: Value]) throws -> Value? {
    guard let word else { return nil }
    guard let value = words[word] else { throw UnknownWord("alignment", word) }
    return value
  }

  private static func named(_ name: String) throws -> LayoutKitAlignment {
    let names: [String: LayoutKitAlignment] = [
      "aspectFit": .aspectFit, "fill": .fill, "fillLeading": .fillLeading, "fillTrailing": .fillTrailing,
      "center": .center, "centerLeading": .centerLeading, "centerTrailing": .centerTrailing,
      "topLeading": .topLeading, "topCenter": .topCenter, "topTrailing": .topTrailing, "topFill": .topFill,
      "bottomLeading": .bottomLeading, "bottomCenter": .bottomCenter, "bottomTrailing": .bottomTrailing,
      "bottomFill": .bottomFill,
    ]
    guard let alignment = names[name] else { throw UnknownWord("alignment", name) }
    return alignment
  }
}
