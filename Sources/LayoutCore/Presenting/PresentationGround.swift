package import LayoutEngine

/// What hosts that draw presentations themselves draw behind one: the dimmed layout, and a panel with a shadow.
package struct PresentationGround: Layout {
  let kind: PresentationKind
  let frame: Rect
  let anchor: Rect?

  /// A ground for content in a frame, from the corner of the room.
  ///
  /// - Parameter anchor: what a bubble's arrow points at.
  package init(_ kind: PresentationKind, frame: Rect, anchor: Rect?) {
    (self.kind, self.frame, self.anchor) = (kind, frame, anchor)
  }

  private var isCover: Bool { kind == .fullScreenCover }

  /// The radius of the panel's corners, in points.
  package static func cornerRadius(_ kind: PresentationKind) -> Double {
    switch kind {
    case .fullScreenCover: 0
    case .menu: 8
    case .popover: 10
    default: 14
    }
  }

  package var body: some Layout {
    ZStack(alignment: .topLeading) {
      if kind.isModal && !isCover { Color(white: 0, opacity: 0.4) }
      PanelShape(frame: frame, anchor: isBubble ? anchor : nil, cornerRadius: Self.cornerRadius(kind))
        .fill(isCover ? Color.background : Color(light: Color(white: 1), dark: Color(hex: 0x2C2C2E)))
        .shadow(color: Color(white: 0, opacity: isCover ? 0 : 0.3), radius: isCover ? 0 : 12, x: 0, y: isCover ? 0 : 4)
    }
    .environment(\.layoutDirection, .leftToRight)
  }

  private var isBubble: Bool { if case .popover = kind { true } else { false } }
}

/// A panel with round corners in a larger box, with an arrow to its anchor.
private struct PanelShape: Shape {
  let frame: Rect
  let anchor: Rect?
  let cornerRadius: Double

  func path(in rect: Rect) -> Path {
    var path = Path(roundedRect: frame, cornerRadius: cornerRadius)
    guard let anchor else { return path }
    let length = Presentation.arrowLength
    func along(_ middle: Double, _ low: Double, _ high: Double) -> Double {
      min(max(middle, low + cornerRadius + length), high - cornerRadius - length)
    }
    let x = along(anchor.midX, frame.minX, frame.maxX)
    let y = along(anchor.midY, frame.minY, frame.maxY)
    func arrow(_ tip: Point, _ one: Point, _ other: Point) {
      path.move(to: one)
      path.addLine(to: tip)
      path.addLine(to: other)
      path.closeSubpath()
    }
    // The arrow reaches into the panel by a point, so that no line is between them.
    if anchor.maxY <= frame.minY {
      arrow(
        Point(x: x, y: frame.minY - length), Point(x: x - length, y: frame.minY + 1),
        Point(x: x + length, y: frame.minY + 1))
    } else if anchor.minY >= frame.maxY {
      arrow(
        Point(x: x, y: frame.maxY + length), Point(x: x + length, y: frame.maxY - 1),
        Point(x: x - length, y: frame.maxY - 1))
    } else if anchor.maxX <= frame.minX {
      arrow(
        Point(x: frame.minX - length, y: y), Point(x: frame.minX + 1, y: y + length),
        Point(x: frame.minX + 1, y: y - length))
    } else if anchor.minX >= frame.maxX {
      arrow(
        Point(x: frame.maxX + length, y: y), Point(x: frame.maxX - 1, y: y - length),
        Point(x: frame.maxX - 1, y: y + length))
    }
    return path
  }
}

/// A menu as hosts draw it that have none of their own.
package struct MenuPanel: Layout {
  let items: [MenuItem]

  package init(_ items: [MenuItem]) { self.items = items }

  private var hasMarks: Bool {
    items.contains { item in
      switch item.kind {
      case .toggle, .choice: true
      default: false
      }
    }
  }

  package var body: some Layout {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(parts: items.indices) { at in row(items[at]) }
    }
    .padding(.vertical, 6)
    .frame(minWidth: 160)
    .fixedSize()
  }

  @LayoutBuilder private func row(_ item: MenuItem) -> some Layout {
    switch item.kind {
    case .divider: Divider().padding(.vertical, 6)
    case .heading:
      Text(item.title).font(.caption).foregroundColor(.secondary).padding(.horizontal, 14).padding(.vertical, 4)
    default:
      HStack(spacing: 8) {
        if hasMarks { Text(isMarked(item) ? "✓" : " ").frame(width: 14) }
        Text(item.title)
        Spacer(minLength: 24)
        if case .menu = item.kind { Text("›").foregroundColor(.secondary) }
      }
      .foregroundColor(color(item))
      .padding(.horizontal, 14)
      .padding(.vertical, 6)
    }
  }

  private func isMarked(_ item: MenuItem) -> Bool {
    switch item.kind {
    case .toggle(let isOn), .choice(let isOn): isOn
    default: false
    }
  }

  private func color(_ item: MenuItem) -> Color {
    if !item.isEnabled { return .tertiary }
    if case .button(.destructive?) = item.kind { return .red }
    return .primary
  }
}
