import LayoutEngine

extension Section {
  /// Whether it is looked into: it is.
  public static func _containsRows(_ depth: Int) -> Bool { true }
  /// It is a section.
  public var _rowExtent: _RowExtent { .section }
  /// Puts the header, the rows and the footer into a list.
  public func _lowerRows(_ lowering: _Lowering, _ context: _RowContext) {
    ListSection(section: self, context: context)._lower(lowering)
  }
}

/// A section of a list: its header, its rows and its footer.
private struct ListSection<Header: Layout, Content: Layout, Footer: Layout>: Layout {
  let section: Section<Header, Content, Footer>
  let context: _RowContext
  @Environment(\.listStyle) private var style
  @Environment(\.defaultMinListHeaderHeight) private var minHeight

  var body: some Layout {
    let look = ListLook(style)
    if Header.self == EmptyLayout.self {
      SizedBox(width: 0, height: look.gap)
    } else {
      ListHeader(content: section.header, isExpanded: section.isExpanded, look: look, minHeight: minHeight)
        .modified(by: PinnedHeaderModifier(isPinned: look.pinsHeaders))
    }
    if section.isExpanded?.wrappedValue ?? true { RowElements(section.content, context.section) }
    if Footer.self != EmptyLayout.self {
      section.footer
        .font(.footnote)
        .foregroundColor(.secondary)
        .padding(look.footer)
        .padding(.horizontal, look.margin)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

/// The header of a section of a list, with a button that shows and hides the section where it can be hidden.
struct ListHeader<Content: Layout>: Layout {
  let content: Content
  let isExpanded: Binding<Bool>?
  let look: ListLook
  let minHeight: Double?

  var body: some Layout {
    HStack(spacing: 6) {
      content
      if let isExpanded {
        Spacer(minLength: 0)
        DisclosureArrow(isExpanded: isExpanded.wrappedValue)
      }
    }
    .font(Font.footnote.weight(.semibold))
    .foregroundColor(.secondary)
    .padding(look.header)
    .frame(minHeight: minHeight ?? 0, alignment: .leading)
    .padding(.horizontal, look.margin)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(look.pinsHeaders ? look.ground : .clear)
    .modified(by: DisclosurePress(isExpanded: isExpanded))
    .accessibilityRole(.header)
  }
}
