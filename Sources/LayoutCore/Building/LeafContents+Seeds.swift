extension LeafContents.Shape: Interned {
  var seed: InternSeed {
    var seed = InternSeed()
    switch kind {
    case .rectangle: seed.add(UInt64(1))
    case .roundedRectangle(let radius): seed.add(radius)
    case .circle: seed.add(UInt64(2))
    case .ellipse: seed.add(UInt64(3))
    case .capsule: seed.add(UInt64(4))
    }
    if let fill = style.fill { seed.add(fill) }
    if let stroke = style.stroke {
      seed.add(stroke.paint)
      seed.add(stroke.width)
      seed.add(UInt64(style.strokesInside ? 1 : 0))
    }
    return seed
  }
}

extension LeafContents.TextAppearance: Interned {
  /// The family, and the alignment of lines, are compared alone: few texts differ in nothing else.
  var seed: InternSeed {
    var seed = InternSeed()
    seed.add(style.font.size)
    seed.add(UInt64(truncatingIfNeeded: style.font.weight.rawValue) << 1 | (style.font.isItalic ? 1 : 0))
    seed.add(UInt64(truncatingIfNeeded: style.lineLimit ?? 0))
    seed.add(color)
    if let details = style.details { seed.add(UInt64(truncatingIfNeeded: details.hashValue)) }
    return seed
  }
}

extension InternSeed {
  @inline(__always)
  fileprivate mutating func add(_ paint: Paint) {
    if case .color(let color) = paint { add(color) } else { add(UInt64(truncatingIfNeeded: paint.hashValue)) }
  }

  @inline(__always)
  fileprivate mutating func add(_ color: Color) {
    // Colours of contents are resolved.
    guard case .plain(let parts) = color.form else { return }
    add(parts.red)
    add(parts.green)
    add(parts.blue)
    add(parts.opacity)
  }
}
