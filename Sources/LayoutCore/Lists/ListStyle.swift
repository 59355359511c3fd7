/// How a list looks.
public struct ListStyle: Hashable, Sendable {
  enum Kind: UInt8 {
    case plain, inset, grouped, insetGrouped, sidebar
  }

  let kind: Kind

  /// The style of the system: plain.
  public static let automatic = ListStyle(kind: .plain)
  /// Rows from edge to edge, with lines between them. Headers stay at the top while their section is seen.
  public static let plain = ListStyle(kind: .plain)
  /// As `plain`, with a margin around the rows, and round marks of chosen ones.
  public static let inset = ListStyle(kind: .inset)
  /// Sections as groups from edge to edge, on the ground of groups.
  public static let grouped = ListStyle(kind: .grouped)
  /// Sections as round cards, on the ground of groups.
  public static let insetGrouped = ListStyle(kind: .insetGrouped)
  /// Rows without lines beside a page, with round marks of chosen ones.
  public static let sidebar = ListStyle(kind: .sidebar)
}

/// The measures of a style, in points.
struct ListLook {
  /// The distance of the rows from the edges of the list.
  var margin = 0.0
  /// The distances of a row's content from its edges.
  var insets = EdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16)
  /// The corners of a section.
  var cornerRadius = 0.0
  /// The corners of the mark of a chosen row, and its distance from the row's edges.
  var mark = (radius: 0.0, inset: 0.0)
  var hasSeparators = true
  /// Whether headers stay at the top.
  var pinsHeaders = false
  /// The distances of a header's content.
  var header = EdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16)
  var footer = EdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16)
  /// The room before a section without a header, and after the last one.
  var gap = 0.0
  /// The ground of the list, and of a row.
  var ground = Color.background
  var row = Color.clear

  init(_ style: ListStyle) {
    switch style.kind {
    case .plain: pinsHeaders = true
    case .inset:
      pinsHeaders = true
      (margin, gap) = (8, 8)
      insets = EdgeInsets(top: 6, leading: 10, bottom: 6, trailing: 10)
      (header, footer) = (insets, insets)
      mark = (8, 0)
    case .grouped:
      (ground, row, gap) = (.groupedBackground, .background, 24)
      header = EdgeInsets(top: 24, leading: 16, bottom: 6, trailing: 16)
    case .insetGrouped:
      (ground, row, gap, margin, cornerRadius) = (.groupedBackground, .background, 20, 16, 10)
      header = EdgeInsets(top: 20, leading: 16, bottom: 6, trailing: 16)
    case .sidebar:
      (margin, gap, hasSeparators, ground) = (8, 10, false, .groupedBackground)
      insets = EdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
      header = EdgeInsets(top: 14, leading: 10, bottom: 4, trailing: 10)
      footer = EdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10)
      mark = (8, 0)
    }
  }
}

private enum ListStyleKey: EnvironmentKey {
  static var defaultValue: ListStyle { .automatic }
}

private enum MinRowHeightKey: EnvironmentKey {
  static var defaultValue: Double { 36 }
}

private enum MinHeaderHeightKey: EnvironmentKey {
  static var defaultValue: Double? { nil }
}

extension EnvironmentValues {
  /// How lists look.
  public var listStyle: ListStyle {
    get { self[ListStyleKey.self] }
    set { self[ListStyleKey.self] = newValue }
  }

  /// The least height of a row in a list, in points; the default is 36. What is not finite, or negative, counts as 0.
  public var defaultMinListRowHeight: Double {
    get { self[MinRowHeightKey.self] }
    set { self[MinRowHeightKey.self] = max(0, newValue.finite()) }
  }

  /// The least height of a header in a list, in points; `nil`, the default, is that of its content.
  public var defaultMinListHeaderHeight: Double? {
    get { self[MinHeaderHeightKey.self] }
    set { self[MinHeaderHeightKey.self] = newValue.map { max(0, $0.finite()) } }
  }
}

extension Layout {
  /// Sets how the lists inside look.
  public func listStyle(_ style: ListStyle) -> _ModifiedLayout<Self, _EnvironmentModifier<ListStyle>> {
    environment(\.listStyle, style)
  }
}
