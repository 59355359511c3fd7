/// Elements that belong together, with a header before them and a footer after them.
///
/// ```swift
/// Section {
///   ForEach(files) { Text($0.name) }
/// } header: {
///   Text("Files")
/// } footer: {
///   Text("Sorted by name")
/// }
/// ```
///
/// The container decides on its look. In a stack the parts follow each other as they are, and a lazy stack can keep the
/// header at its edge (`pinnedViews`). A container with another look sets `EnvironmentValues.sectionStyle`.
public struct Section<Header: Layout, Content: Layout, Footer: Layout>: Layout {
  let header: Header
  let content: Content
  let footer: Footer
  /// Whether the content is shown; `nil` is always.
  let isExpanded: Binding<Bool>?
  @Environment(\.sectionStyle) private var style

  init(_ header: Header, _ content: Content, _ footer: Footer, isExpanded: Binding<Bool>? = nil) {
    (self.header, self.content, self.footer, self.isExpanded) = (header, content, footer, isExpanded)
  }

  /// A section with a header and a footer.
  public init(
    @LayoutBuilder content: () -> Content, @LayoutBuilder header: () -> Header, @LayoutBuilder footer: () -> Footer
  ) {
    self.init(header(), content(), footer())
  }

  /// The parts, as the container shows them.
  public var body: some Layout {
    if let style {
      AnyLayout(erasing: style.section(SectionParts(self)))
    } else {
      header
      if isExpanded?.wrappedValue ?? true { content }
      footer
    }
  }
}

extension Section where Footer == EmptyLayout {
  /// A section with a header.
  public init(@LayoutBuilder content: () -> Content, @LayoutBuilder header: () -> Header) {
    self.init(header(), content(), EmptyLayout())
  }

  /// A section with a header, whose content is shown while `isExpanded` is true.
  ///
  /// A list shows a button beside the header that changes it.
  public init(
    isExpanded: Binding<Bool>, @LayoutBuilder content: () -> Content, @LayoutBuilder header: () -> Header
  ) {
    self.init(header(), content(), EmptyLayout(), isExpanded: isExpanded)
  }
}

extension Section where Header == EmptyLayout {
  /// A section with a footer.
  public init(@LayoutBuilder content: () -> Content, @LayoutBuilder footer: () -> Footer) {
    self.init(EmptyLayout(), content(), footer())
  }
}

extension Section where Header == EmptyLayout, Footer == EmptyLayout {
  /// Elements that belong together.
  public init(@LayoutBuilder content: () -> Content) {
    self.init(EmptyLayout(), content(), EmptyLayout())
  }
}

extension Section where Header == Text, Footer == EmptyLayout {
  /// A section with a title.
  public init(_ title: some StringProtocol, @LayoutBuilder content: () -> Content) {
    self.init(Text(title), content(), EmptyLayout())
  }

  /// A section with a title, whose content is shown while `isExpanded` is true.
  public init(_ title: some StringProtocol, isExpanded: Binding<Bool>, @LayoutBuilder content: () -> Content) {
    self.init(Text(title), content(), EmptyLayout(), isExpanded: isExpanded)
  }
}
