#if canImport(CCairo)
  import CPango
  @testable import LayoutCanvas
  import LayoutCore
  import Testing

  @Suite("Attributes of native labels")
  struct LabelAttributesTests {
    @Test(
      "they name the font and the colour, and need no engine",
      arguments: [
        (Color?.none, "0 4294967295 insert-hyphens false\n0 4294967295 font-desc \"Sans Bold 16px\""),
        (
          Color(red: 1, green: 0, blue: 0.5, opacity: 0),
          """
          0 4294967295 insert-hyphens false
          0 4294967295 font-desc "Sans Bold 16px"
          0 4294967295 foreground #ffff00008000
          0 4294967295 foreground-alpha 1
          """
        ),
      ])
    func attributes(color: Color?, expected: String) {
      let measurer = PangoTextMeasurer()
      let style = TextStyle(font: Font(size: 16, weight: .bold))
      let list = measurer.labelAttributes("Hello", style: style, color: color)
      defer { pango_attr_list_unref(list) }
      let text = pango_attr_list_to_string(list)
      defer { g_free(text) }
      #expect(text.map { String(cString: $0) } == expected)
      #expect(measurer.engines.idleCount == 0)
    }
  }
#endif
