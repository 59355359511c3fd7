/// A small arrow that points to the end of the line, and down where what follows is shown.
struct DisclosureArrow: Layout {
  let isExpanded: Bool

  var body: some Layout {
    Path { path in
      path.move(to: Point(x: 0, y: 0))
      path.addLine(to: Point(x: 4, y: 4))
      path.addLine(to: Point(x: 0, y: 8))
    }
    .stroke(Color.secondary, style: StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round))
    .frame(width: 5, height: 8)
    .rotationEffect(.degrees(isExpanded ? 90 : 0))
    .frame(width: 12, height: 12)
    .accessibilityHidden()
  }
}

/// Shows and hides by a press.
struct DisclosurePress: _PrimitiveModifier {
  let isExpanded: Binding<Bool>?

  func _lower(_ content: some Layout, _ lowering: _Lowering) {
    guard let isExpanded else { return content._lower(lowering) }
    content.onTapGesture { isExpanded.wrappedValue.toggle() }._lower(lowering)
  }
}
