/// How a container shows the sections inside.
///
/// A container sets it as `EnvironmentValues.sectionStyle`. Each `Section` inside then shows what the style makes of its
/// parts. What is inside a section gets the style too: a container of its own look sets it back to `nil`.
package protocol SectionStyle {
  /// The element of a section.
  func section(_ parts: SectionParts) -> any Layout
}

/// The parts of a section.
package struct SectionParts {
  /// The header; `nil` where the section has none.
  package let header: AnyLayout?
  /// The content. It is several elements without a container: modifiers on it go to each of them.
  package let content: AnyLayout
  /// The footer; `nil` where the section has none.
  package let footer: AnyLayout?
  /// Whether the content is shown; `nil` is always.
  package let isExpanded: Binding<Bool>?

  init<Header: Layout, Content: Layout, Footer: Layout>(_ section: Section<Header, Content, Footer>) {
    header = Header.self == EmptyLayout.self ? nil : AnyLayout(section.header)
    content = AnyLayout(section.content)
    footer = Footer.self == EmptyLayout.self ? nil : AnyLayout(section.footer)
    isExpanded = section.isExpanded
  }
}

private enum SectionStyleKey: EnvironmentKey {
  static var defaultValue: (any SectionStyle)? { nil }
}

extension EnvironmentValues {
  /// How the container around shows sections; `nil` shows their parts one after the other.
  package var sectionStyle: (any SectionStyle)? {
    get { self[SectionStyleKey.self] }
    set { self[SectionStyleKey.self] = newValue }
  }
}
