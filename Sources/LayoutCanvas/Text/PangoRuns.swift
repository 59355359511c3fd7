#if canImport(CCairo)
  import CPango
  import LayoutCore

  extension PangoLayoutLine {
    /// Calls `body` with the runs, from the left.
    func forEachRun(_ body: (PangoGlyphItem) -> Void) {
      var next = runs
      while let node = next {
        if let run = node.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self) { body(run.pointee) }
        next = node.pointee.next
      }
    }

    /// Whether a run has a stroke under or through it, or a ground of its own.
    var hasStrokesOrGrounds: Bool {
      var found = false
      forEachRun { run in
        run.item?.pointee.forEachAttribute { type, _ in
          found = found || [PANGO_ATTR_UNDERLINE, PANGO_ATTR_STRIKETHROUGH, PANGO_ATTR_BACKGROUND].contains(type)
        }
      }
      return found
    }
  }

  extension PangoItem {
    /// Calls `body` with the attributes that concern drawing.
    fileprivate func forEachAttribute(_ body: (PangoAttrType, UnsafeMutableRawPointer) -> Void) {
      var next = analysis.extra_attrs
      while let node = next {
        if let data = node.pointee.data {
          body(data.assumingMemoryBound(to: PangoAttribute.self).pointee.klass.pointee.type, data)
        }
        next = node.pointee.next
      }
    }

    /// The colour of the letters, where they have one of their own.
    var color: Color? {
      var (color, opacity): (PangoColor?, Double) = (nil, 1)
      forEachAttribute { type, attribute in
        switch type {
        case PANGO_ATTR_FOREGROUND: color = attribute.assumingMemoryBound(to: PangoAttrColor.self).pointee.color
        case PANGO_ATTR_FOREGROUND_ALPHA:
          opacity = Double(attribute.assumingMemoryBound(to: PangoAttrInt.self).pointee.value) / 65_535
        default: break
        }
      }
      return color.map {
        Color(
          red: Double($0.red) / 65_535, green: Double($0.green) / 65_535, blue: Double($0.blue) / 65_535,
          opacity: opacity)
      }
    }
  }
#endif
