extension Flex {
  /// A container of any style.
  package init(style: CSSStyle, @LayoutBuilder content: () -> Content) {
    self.style = CSSContainerStyle(name: style.display == .grid ? "CSSGrid" : "Flex", style: style)
    self.content = content()
  }
}
