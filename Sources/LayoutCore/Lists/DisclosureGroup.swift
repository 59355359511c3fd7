/// A label, and content that is shown and hidden by a press of it.
///
/// ```swift
/// DisclosureGroup("Advanced", isExpanded: $showsAdvanced) {
///   Toggle("Log everything", isOn: $logs)
/// }
/// ```
///
/// Without a binding the group begins closed and keeps its state. The content is made while it is shown. In a list the
/// label is a row, and the content's rows follow it, further in. Screen readers get whether the content is shown.
public struct DisclosureGroup<Label: Layout, Content: Layout>: Layout {
  private let label: Label
  private let content: () -> Content
  private let isExpanded: Binding<Bool>?
  @State private var isOpen = false

  private init(_ isExpanded: Binding<Bool>?, _ label: Label, _ content: @escaping () -> Content) {
    (self.isExpanded, self.label, self.content) = (isExpanded, label, content)
  }

  /// A group that keeps its state.
  public init(@LayoutBuilder content: @escaping () -> Content, @LayoutBuilder label: () -> Label) {
    self.init(nil, label(), content)
  }

  /// A group that is open while `isExpanded` is true.
  public init(
    isExpanded: Binding<Bool>, @LayoutBuilder content: @escaping () -> Content, @LayoutBuilder label: () -> Label
  ) {
    self.init(isExpanded, label(), content)
  }

  /// The label, and the content below it while it is shown.
  public var body: some Layout {
    let isExpanded = isExpanded ?? $isOpen
    VStack(alignment: .leading, spacing: 6) {
      DisclosureLabel(label: label, isExpanded: isExpanded.wrappedValue)
        .modified(by: DisclosurePress(isExpanded: isExpanded))
      if isExpanded.wrappedValue {
        VStack(alignment: .leading, spacing: 6) { content() }.padding(.leading, DisclosureArrow.room)
      }
    }
  }

  /// Whether it is looked into: it is.
  public static func _containsRows(_ depth: Int) -> Bool { true }

  /// Puts the label into a list as a row, and the rows of the content after it.
  public func _lowerRows(_ lowering: _Lowering, _ context: _RowContext) {
    DisclosureRows(isExpanded: isExpanded, label: label, content: content, context: context)._lower(lowering)
  }
}

extension DisclosureGroup where Label == Text {
  /// A group with a title that keeps its state.
  public init(_ title: some StringProtocol, @LayoutBuilder content: @escaping () -> Content) {
    self.init(nil, Text(title), content)
  }

  /// A group with a title that is open while `isExpanded` is true.
  public init(
    _ title: some StringProtocol, isExpanded: Binding<Bool>, @LayoutBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded, Text(title), content)
  }
}

/// The rows of a group in a list.
///
/// The arrow shows and hides the content, and where rows cannot be chosen the whole row does.
private struct DisclosureRows<Label: Layout, Content: Layout>: Layout {
  let isExpanded: Binding<Bool>?
  let label: Label
  let content: () -> Content
  let context: _RowContext
  @State private var isOpen = false

  var body: some Layout {
    let isExpanded = isExpanded ?? $isOpen
    let isShown = isExpanded.wrappedValue
    let id = context.list.selectable(context)
    let isChosen = id != nil
    var row = context
    row.isLast = context.isLast && !isShown
    row.isExpanded = isExpanded
    var inner = context
    inner.isFirst = false
    inner.level += 1
    inner.parent = id
    return Group {
      RowElement(
        DisclosureLabel(label: label, isExpanded: isShown, press: isChosen ? isExpanded : nil)
          .frame(maxWidth: .infinity, alignment: .leading)
          .modified(by: DisclosurePress(isExpanded: isChosen ? nil : isExpanded)), row)
      if isShown { RowElements(content(), inner) }
    }
  }
}

/// An arrow before a label.
private struct DisclosureLabel<Label: Layout>: Layout {
  let label: Label
  let isExpanded: Bool
  /// What a press of the arrow alone changes.
  var press: Binding<Bool>?

  var body: some Layout {
    HStack(spacing: 0) {
      DisclosureArrow(isExpanded: isExpanded)
        .frame(width: DisclosureArrow.room, alignment: .leading)
        .modified(by: DisclosurePress(isExpanded: press))
      label
    }
  }
}

/// A small arrow that points to the end of the line, and down where what follows is shown.
struct DisclosureArrow: Layout {
  let isExpanded: Bool

  /// The width of an arrow and the room after it, in points: that by which content is further in.
  static var room: Double { 18 }

  var body: some Layout {
    Path { path in
      path.move(to: Point(x: 0, y: 0))
      path.addLine(to: Point(x: 4, y: 4))
      path.addLine(to: Point(x: 0, y: 8))
    }
    .stroke(Color.secondary, style: StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round))
    .size(width: 4, height: 8)
    .rotationEffect(.degrees(isExpanded ? 90 : 0))
    .frame(width: 12, height: 12)
  }
}

/// Shows and hides by a press. Screen readers get a button, and whether the content is shown.
struct DisclosurePress: _PrimitiveModifier {
  let isExpanded: Binding<Bool>?

  func _lower(_ content: some Layout, _ lowering: _Lowering) {
    guard let isExpanded else { return content._lower(lowering) }
    let isShown = isExpanded.wrappedValue
    content.onTapGesture { isExpanded.wrappedValue.toggle() }
      .accessible {
        $0.traits.insert(.isButton)
        $0.isExpanded = isShown
      }
      ._lower(lowering)
  }
}
