import LayoutKitCompat

/// A random tree as a value that can be written down and made smaller.
indirect enum TreeSpec: CustomStringConvertible {
  struct Look {
    var alignment: LayoutKitAlignment
    var alignmentName: String
    var flexibility: Flexibility?
  }

  case size([Double?], TreeSpec?, Look)
  case inset(EdgeInsets, TreeSpec, Look)
  case stack(Axis, Double, StackLayout.Distribution, [TreeSpec], Look)
  case overlay([TreeSpec], [TreeSpec], [TreeSpec], Look)

  /// The layout; each node is wrapped by `wrap`.
  func layout(_ wrap: (any MeasurableLayout) -> any MeasurableLayout = { $0 }) -> any MeasurableLayout {
    switch self {
    case .size(let bounds, let child, let look):
      wrap(
        SizeLayout(
          minWidth: bounds[0], maxWidth: bounds[1], minHeight: bounds[2], maxHeight: bounds[3],
          alignment: look.alignment, flexibility: look.flexibility, sublayout: child?.layout(wrap)))
    case .inset(let insets, let child, let look):
      wrap(
        InsetLayout(
          insets: insets, alignment: look.alignment, flexibility: look.flexibility, sublayout: child.layout(wrap)))
    case .stack(let axis, let spacing, let distribution, let children, let look):
      wrap(
        StackLayout(
          axis: axis, spacing: spacing, distribution: distribution, alignment: look.alignment,
          flexibility: look.flexibility, sublayouts: children.map { $0.layout(wrap) }))
    case .overlay(let back, let primary, let front, let look):
      wrap(
        OverlayLayout(
          primaryLayouts: primary.map { $0.layout(wrap) }, backgroundLayouts: back.map { $0.layout(wrap) },
          overlayLayouts: front.map { $0.layout(wrap) }, alignment: look.alignment))
    }
  }

  /// Smaller trees that may fail too: each child alone, and the tree without one child.
  var smaller: [TreeSpec] {
    func without(_ list: [TreeSpec]) -> [[TreeSpec]] {
      list.indices.map { index in list.indices.filter { $0 != index }.map { list[$0] } }
    }
    switch self {
    case .size(let bounds, let child, let look):
      guard let child else { return [] }
      return [child, .size(bounds, nil, look)] + child.smaller.map { .size(bounds, $0, look) }
    case .inset(let insets, let child, let look): return [child] + child.smaller.map { .inset(insets, $0, look) }
    case .stack(let axis, let spacing, let distribution, let children, let look):
      var result = children + without(children).map { .stack(axis, spacing, distribution, $0, look) }
      for (index, child) in children.enumerated() {
        for small in child.smaller {
          var list = children
          list[index] = small
          result.append(.stack(axis, spacing, distribution, list, look))
        }
      }
      return result
    case .overlay(let back, let primary, let front, let look):
      return back + primary + front + without(primary).map { .overlay(back, $0, front, look) }
        + without(back).map { .overlay($0, primary, front, look) }
        + without(front).map { .overlay(back, primary, $0, look) }
    }
  }

  var description: String {
    func text(_ look: Look) -> String {
      look.flexibility.map { "\(look.alignmentName) flex \($0.horizontal as Any),\($0.vertical as Any)" }
        ?? look.alignmentName
    }
    return switch self {
    case .size(let bounds, let child, let look):
      "size(\(bounds.map { $0.map { "\($0)" } ?? "-" }.joined(separator: ",")) \(text(look)) \(child.map { "\($0)" } ?? ""))"
    case .inset(let insets, let child, let look): "inset(\(insets) \(text(look)) \(child))"
    case .stack(let axis, let spacing, let distribution, let children, let look):
      "stack(\(axis) \(spacing) \(distribution) \(text(look)) \(children))"
    case .overlay(let back, let primary, let front, let look): "overlay(\(back) \(primary) \(front) \(text(look)))"
    }
  }
}
