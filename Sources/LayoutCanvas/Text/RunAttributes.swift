#if canImport(CCairo)
  import CPango
  import LayoutCore

  /// Writes the attributes of a text and of its runs into a list of Pango's, in the order in which later ones win.
  struct RunAttributes {
    let list: OpaquePointer?
    let settings: FontSettings
    /// The text that is laid out.
    let text: String

    /// Adds what a style has beside its font, and its runs.
    func add(_ style: TextStyle) {
      addFeatures(of: style.font, in: nil)
      if let height = style.lineHeight { add(height) }
      if let tag = style.language.tag { insert(pango_attr_language_new(pango_language_from_string(tag)), nil) }
      if style.kerning != 0 { insert(pango_attr_letter_spacing_new(PangoTextEngine.shift(style.kerning)), nil) }
      if style.baselineOffset != 0 { insert(pango_attr_rise_new(PangoTextEngine.shift(style.baselineOffset)), nil) }
      addLines(style.underline, style.strikethrough, in: nil)
      var borders = CharacterBorders(text)
      for run in borders.runs(of: style) { add(run, in: run.range) }
    }

    private func add(_ run: TextRuns.Run, in range: Range<Int>) {
      if let font = run.font { add(font, in: range) }
      if let kerning = run.kerning { insert(pango_attr_letter_spacing_new(PangoTextEngine.shift(kerning)), range) }
      if let offset = run.baselineOffset { insert(pango_attr_rise_new(PangoTextEngine.shift(offset)), range) }
      if let color = run.color { add(color, in: range) }
      if let color = run.background {
        insert(pango_attr_background_new(color.redPart, color.greenPart, color.bluePart), range)
        insert(pango_attr_background_alpha_new(color.alphaPart), range)
      }
      addLines(run.underline, run.strikethrough, in: range)
    }

    /// Adds a font and its features.
    func add(_ font: Font, in range: Range<Int>) {
      let description = pango_font_description_new()
      settings.describe(font, in: description)
      insert(pango_attr_font_desc_new(description), range)
      pango_font_description_free(description)
      addFeatures(of: font, in: range)
    }

    /// Adds the colour of letters.
    func add(_ color: Color, in range: Range<Int>?) {
      insert(pango_attr_foreground_new(color.redPart, color.greenPart, color.bluePart), range)
      insert(pango_attr_foreground_alpha_new(color.alphaPart), range)
    }

    private func add(_ height: LineHeight) {
      if let factor = height.factor { insert(pango_attr_line_height_new(factor), nil) }
      if let points = height.points {
        insert(pango_attr_line_height_new_absolute(PangoTextEngine.shift(points)), nil)
      }
    }

    private func addFeatures(of font: Font, in range: Range<Int>?) {
      guard !font.features.isEmpty else { return }
      let features = font.features.map { "\"\($0.tag)\" \($0.value)" }.joined(separator: ", ")
      insert(pango_attr_font_features_new(features), range)
    }

    private func addLines(_ underline: TextLine?, _ strikethrough: TextLine?, in range: Range<Int>?) {
      if let underline {
        insert(pango_attr_underline_new(underline.isVisible ? PANGO_UNDERLINE_SINGLE : PANGO_UNDERLINE_NONE), range)
        if let color = underline.color {
          insert(pango_attr_underline_color_new(color.redPart, color.greenPart, color.bluePart), range)
        }
      }
      if let strikethrough {
        insert(pango_attr_strikethrough_new(strikethrough.isVisible ? 1 : 0), range)
        if let color = strikethrough.color {
          insert(pango_attr_strikethrough_color_new(color.redPart, color.greenPart, color.bluePart), range)
        }
      }
    }

    private func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ range: Range<Int>?) {
      guard let attribute else { return }
      if let range {
        attribute.pointee.start_index = UInt32(range.lowerBound)
        attribute.pointee.end_index = UInt32(range.upperBound)
      }
      pango_attr_list_insert(list, attribute)
    }
  }

  extension PangoTextEngine {
    /// A length of any sign in Pango's units, to the nearest.
    static func shift(_ points: Double) -> Int32 {
      Int32(min(max((points * Double(PANGO_SCALE)).rounded(), -1e8), 1e8))
    }
  }

  extension Color {
    fileprivate var redPart: UInt16 { part(red) }
    fileprivate var greenPart: UInt16 { part(green) }
    fileprivate var bluePart: UInt16 { part(blue) }
    /// The opacity; zero would count as not set.
    fileprivate var alphaPart: UInt16 { max(1, part(opacity)) }

    private func part(_ value: Double) -> UInt16 { UInt16((value * 65535).rounded()) }
  }
#endif
