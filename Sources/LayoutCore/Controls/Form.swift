import LayoutEngine

/// Controls with their labels, in rows.
///
/// ```swift
/// Form {
///   Section("Sound") {
///     Toggle("Sounds", isOn: $sounds)
///     Slider(value: $volume) { Text("Volume") }
///   }
///   Section("About") {
///     LabeledContent("Version", value: "2.1")
///   }
/// }
/// ```
///
/// A grouped form scrolls, and fills the proposal. Each section is a card with a row for each element, and so are the
/// elements between sections. A form of columns is as large as its rows: an element without a label goes across both
/// columns. `formStyle(_:)` chooses.
public struct Form<Content: Layout>: Layout {
  let content: Content
  @Environment(\.controlValues.formStyle) private var style
  @Environment(\.textStyle) private var text

  /// A form of the elements in `content`.
  public init(@LayoutBuilder content: () -> Content) {
    self.content = content()
  }

  /// The rows.
  public var body: some Layout {
    let em = text.font.size
    switch style {
    case .columns:
      Grid(alignment: .leading, horizontalSpacing: 0.5 * em, verticalSpacing: 0.6 * em) { content }
        .environment(\.controlValues.form, .columns)
        .environment(\.sectionStyle, ColumnSections())
    default:
      ScrollView {
        VStack(alignment: .leading, spacing: 1.5 * em) { FormGroups(content: content) }
          .padding(1.25 * em)
      }
      .background(.groupedBackground)
      .environment(\.controlValues.form, .grouped)
      .environment(\.sectionStyle, CardSections())
    }
  }
}

/// The sections of a form, and the rows between them, which get a card for each run.
private struct FormGroups<Content: Layout>: Layout {
  let content: Content

  var body: some Layout {
    if holdsSection(Content.self) {
      ForEach(parts: runs.indices) { position in
        switch runs[position] {
        case .section(let section): section
        case .rows(let rows): FormCard(content: _ArrayLayout(rows))
        }
      }
    } else {
      FormCard(content: content)
    }
  }

  private var runs: [FormRun] {
    var runs: [FormRun] = []
    FormRun.split(content, into: &runs)
    return runs
  }
}

/// A part of a form.
private enum FormRun {
  case section(AnyLayout)
  case rows([AnyLayout])

  /// Splits the elements of a builder where sections begin and end.
  ///
  /// Their places in the source decide, so a row has the same place in each evaluation.
  static func split(_ element: any Layout, into runs: inout [FormRun]) {
    let element = unsourced(element)
    if let block = element as? any BlockOfElements {
      for element in block.elements { split(element, into: &runs) }
    } else if holdsSection(type(of: element)) {
      runs.append(.section(AnyLayout(erasing: element)))
    } else if case .rows(let rows)? = runs.last {
      runs[runs.count - 1] = .rows(rows + [AnyLayout(erasing: element)])
    } else {
      runs.append(.rows([AnyLayout(erasing: element)]))
    }
  }
}

/// Whether elements of a type are sections, or hold any.
private func holdsSection(_ type: any Layout.Type) -> Bool {
  (type as? any SectionHolding.Type)?.holdsSection ?? false
}

/// A type that may be a section.
private protocol SectionHolding {
  static var holdsSection: Bool { get }
}

/// Several elements in their order.
private protocol BlockOfElements {
  var elements: [any Layout] { get }
}

extension Section: SectionHolding {
  fileprivate static var holdsSection: Bool { true }
}

extension _PairLayout: SectionHolding, BlockOfElements {
  fileprivate static var holdsSection: Bool {
    LayoutCore.holdsSection(First.self) || LayoutCore.holdsSection(Second.self)
  }
  fileprivate var elements: [any Layout] { [first, second] }
}

extension _TupleLayout: SectionHolding, BlockOfElements {
  fileprivate static var holdsSection: Bool {
    for type in repeat (each Content).self { if LayoutCore.holdsSection(type) { return true } }
    return false
  }
  fileprivate var elements: [any Layout] {
    var all: [any Layout] = []
    for element in repeat each content { all.append(element) }
    return all
  }
}

extension Group: SectionHolding, BlockOfElements {
  fileprivate static var holdsSection: Bool { LayoutCore.holdsSection(Content.self) }
  fileprivate var elements: [any Layout] { [content] }
}

extension _OptionalLayout: SectionHolding {
  fileprivate static var holdsSection: Bool { LayoutCore.holdsSection(Content.self) }
}

extension _ConditionalLayout: SectionHolding {
  fileprivate static var holdsSection: Bool {
    LayoutCore.holdsSection(First.self) || LayoutCore.holdsSection(Second.self)
  }
}

extension _ArrayLayout: SectionHolding {
  fileprivate static var holdsSection: Bool { LayoutCore.holdsSection(Content.self) }
}

extension ForEach: SectionHolding {
  fileprivate static var holdsSection: Bool { LayoutCore.holdsSection(Content.self) }
}

extension _ModifiedLayout: SectionHolding {
  fileprivate static var holdsSection: Bool { LayoutCore.holdsSection(Content.self) }
}

#if DEBUG || LAYOUT_SOURCE_LINES
  extension _SourcedLayout: SectionHolding {
    fileprivate static var holdsSection: Bool { LayoutCore.holdsSection(Content.self) }
  }
#endif

/// Rows in a card with lines between them.
///
/// 1. A row is 2.75 times the font's size high at least, and as wide as the card.
/// 2. Each row has a line above it, which the card cuts off from the first one.
/// 3. Fields have no border of their own.
struct FormCard<Content: Layout>: Layout {
  let content: Content
  @Environment(\.textStyle) private var text
  @Environment(\.controlTraits.field) private var field

  var body: some Layout {
    let em = text.font.size
    VStack(alignment: .leading, spacing: 0) {
      Group { content }
        .padding(.horizontal, em)
        .padding(.vertical, 0.5 * em)
        .frame(maxWidth: .infinity, minHeight: 2.75 * em, alignment: .leading)  // 1.
        .overlay(alignment: .top) {  // 2.
          Rectangle().fill(Color.separator).frame(height: 1).padding(.leading, em).offset(y: -1)
        }
    }
    .frame(maxWidth: .infinity)
    .background(Color(light: .white, dark: Color(hex: 0x2C2C2E)))
    .cornerRadius(0.6 * em)
    .clipped()
    .environment(\.sectionStyle, nil)
    .textFieldStyle(field == .automatic ? .plain : field)  // 3.
  }
}

/// A section as a card between its header and its footer.
private struct CardSections: SectionStyle {
  func section(_ parts: SectionParts) -> any Layout { CardSection(parts: parts) }
}

private struct CardSection: Layout {
  let parts: SectionParts
  @Environment(\.textStyle) private var text

  var body: some Layout {
    let em = text.font.size
    VStack(alignment: .leading, spacing: 0.5 * em) {
      parts.header.map {
        $0.font(.headline).padding(.horizontal, em).accessibilityRole(.header)
      }
      if parts.isExpanded?.wrappedValue ?? true { FormCard(content: parts.content) }
      parts.footer.map {
        $0.font(.footnote).foregroundColor(.secondary).padding(.horizontal, em)
      }
    }
  }
}

/// A section as rows of the columns.
private struct ColumnSections: SectionStyle {
  func section(_ parts: SectionParts) -> any Layout { ColumnSection(parts: parts) }
}

private struct ColumnSection: Layout {
  let parts: SectionParts

  var body: some Layout {
    parts.header.map { $0.font(.headline).accessibilityRole(.header) }
    if parts.isExpanded?.wrappedValue ?? true { parts.content }
    parts.footer.map { $0.font(.footnote).foregroundColor(.secondary) }
  }
}
