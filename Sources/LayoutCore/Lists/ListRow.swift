import LayoutEngine

/// One row of a list around its content.
///
/// The parts of its look are layers of the content's own node, and a ground behind it: no container is added.
struct ListRow<Content: Layout>: Layout {
  private let content: Content
  private let context: _RowContext
  @Environment(\.listStyle) private var style
  @Environment(\.defaultMinListRowHeight) private var minHeight
  @Environment(\.colorTheme) private var theme

  init(_ content: Content, _ context: _RowContext) { (self.content, self.context) = (content, context) }

  static var _isComparable: Bool { Content._isComparable }

  static func _isSame(_ one: Self, _ other: Self) -> Bool {
    one.context.isSame(as: other.context) && Content._isSame(one.content, other.content)
  }

  var body: some Layout {
    let look = ListLook(style)
    let id = context.list.selectable(context)
    let isChosen = context.list.isChosen(id)
    let insets = context.insets(look)
    RowBadge(content: content, text: context.traits.badge, isShown: context.traits.hasBadge)
      .modified(by: RowThemeModifier(theme: isChosen ? theme.onAccent : nil))
      .frame(minHeight: max(0, minHeight - insets.top - insets.bottom), alignment: .leading)
      .frame(maxWidth: .infinity, alignment: .leading)
      .modified(by: RowMarksModifier(able: context.able))
      .padding(insets)
      .background { RowGround(context: context, look: look, isChosen: isChosen) }
      .modified(by: RowCoversModifier(covers: context.traits.covers))
      .modified(by: RowClickModifier(list: context.list, id: id))
      .modified(by: RowMenuModifier(buttons: context.traits.buttons))
      .modified(by: RowEditingModifier(context: context))
      .accessibilityRole(.listItem)
      .accessibilityAddTraits(isChosen ? .isSelected : [])
      .accessible { $0.isExpanded = context.isExpanded?.wrappedValue }
      .padding(.horizontal, look.margin)
      .modified(
        by: RowMarkModifier(
          list: context.list, id: context.list.identity(context), datum: context.datum, traits: context.traits,
          outline: RowOutline(level: context.level, isExpanded: context.isExpanded, parent: context.parent)))
  }
}

extension Layout {
  func modified<Modifier: _PrimitiveModifier>(by modifier: Modifier) -> _ModifiedLayout<Self, Modifier> {
    _ModifiedLayout(self, modifier)
  }
}

extension _RowContext {
  /// The distances of the content from the row's edges.
  func insets(_ look: ListLook) -> EdgeInsets {
    var insets = traits.insets ?? look.insets
    insets.leading += DisclosureArrow.room * Double(level + (!isParent && (level > 0 || isInOutline) ? 1 : 0))
    return insets
  }
}

/// The content of a row, with its badge at the end where it can have one.
private struct RowBadge<Content: Layout>: _PrimitiveLayout {
  let content: Content
  let text: String?
  let isShown: Bool

  func _lower(_ lowering: _Lowering) {
    guard isShown else { return content._lower(lowering) }
    HStack(spacing: 8) {
      content.frame(maxWidth: .infinity, alignment: .leading)
      if let text { Text(text).foregroundColor(.secondary) }
    }
    ._lower(lowering)
  }
}

/// The ground of a row, the mark of a chosen one, and its lines.
private struct RowGround: Layout {
  let context: _RowContext
  let look: ListLook
  let isChosen: Bool
  @Environment(\.displayScale) private var scale

  var body: some Layout {
    ZStack(alignment: .bottomLeading) {
      if let background = context.traits.background { background.clipShape(corners(look.cornerRadius)) }
      if context.traits.background == nil, look.row != .clear { corners(look.cornerRadius).fill(look.row) }
      if isChosen { mark.fill(.accentColor) }
      if hasTopLine { line.frame(maxHeight: .infinity, alignment: .top) }
      if hasBottomLine { line }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading)
  }

  /// The shape of the row in the card of its section.
  private func corners(_ radius: Double) -> UnevenRoundedRectangle {
    let (top, bottom) = (context.isFirst ? radius : 0, context.isLast ? radius : 0)
    return UnevenRoundedRectangle(
      topLeadingRadius: top, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom, topTrailingRadius: top)
  }

  private var mark: UnevenRoundedRectangle {
    let radius = look.mark.radius
    if radius == 0 { return corners(look.cornerRadius) }
    return UnevenRoundedRectangle(
      topLeadingRadius: radius, bottomLeadingRadius: radius, bottomTrailingRadius: radius, topTrailingRadius: radius)
  }

  private var hasTopLine: Bool { context.traits.separatorTop == .visible && look.hasSeparators }

  private var hasBottomLine: Bool {
    guard look.hasSeparators, !isChosen else { return false }
    return switch context.traits.separatorBottom {
    case .automatic: !context.isLast
    case .visible: true
    case .hidden: false
    }
  }

  private var line: some Layout {
    (context.traits.separatorTint ?? .separator)
      .size(height: 1 / max(1, scale))
      .padding(.leading, context.insets(look).leading)
  }
}

/// The theme of what is inside a row, where it has one of its own.
private struct RowThemeModifier: _PrimitiveModifier {
  let theme: ColorTheme?

  func _lower(_ content: some Layout, _ lowering: _Lowering) {
    guard let theme else { return content._lower(lowering) }
    lowering.withEnvironment(
      {
        $0.colorTheme = theme
        $0.foregroundStyle = .color(.primary)
      }, content)
  }
}

extension ColorTheme {
  /// The theme of what is on the accent colour.
  fileprivate var onAccent: ColorTheme {
    var theme = self
    // White where it can be read at all, as systems have it.
    let ground = self[.accent]
    let ink = ground.contrastRatio(with: .white) >= 3 ? .white : ground.readable(.white, or: .black)
    for role in [ColorRole.primary, .accent, .tint, .link, .error] { theme[role] = ink }
    theme[.secondary] = ink.opacity(0.8)
    theme[.tertiary] = ink.opacity(0.65)
    return theme
  }
}

/// Puts modifiers of a row's content around the row.
private struct RowCoversModifier: _PrimitiveModifier {
  let covers: [any _PrimitiveModifier]

  func _lower(_ content: some Layout, _ lowering: _Lowering) {
    guard !covers.isEmpty else { return content._lower(lowering) }
    var row: any Layout = content
    for cover in covers.reversed() { row = Self.around(row, cover) }
    lowering.erased(row)
  }

  private static func around(_ row: some Layout, _ cover: some _PrimitiveModifier) -> any Layout { cover.around(row) }
}

/// Chooses a row that is pressed.
private struct RowClickModifier: _PrimitiveModifier {
  let list: ListCore
  let id: Identity?

  func _lower(_ content: some Layout, _ lowering: _Lowering) {
    guard let id else { return content._lower(lowering) }
    let list = list
    content
      .gesture(ModifiedTapGesture().onEnded { list.click(id, ListSelection.Click($0)) })
      .modified(by: _DecorationModifier(part: .gesture) { $0.leavesFocus = true })
      .accessibilityRemoveTraits(.isButton)
      ._lower(lowering)
  }
}

extension ListSelection.Click {
  /// What a click means with keys held down.
  fileprivate init(_ modifiers: EventModifiers) {
    self = modifiers.contains(.shift) ? .extending : modifiers.contains(.command) ? .adding : .plain
  }
}
