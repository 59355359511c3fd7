extension Flex {
  /// A container of any style.
  package init(style: CSSStyle, @LayoutBuilder content: () -> Content) {
    self.style = CSSContainerStyle(style.display == .grid ? .grid : .flex, [.style(style)])
    self.content = content()
  }
}
