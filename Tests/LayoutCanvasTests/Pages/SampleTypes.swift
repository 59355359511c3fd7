#if canImport(CCairo)
  import Layout
  import LayoutCanvas

  /// Each child further down and to the right than the one before.
  struct Cascade: CustomLayout {
    /// How far further to the right than its place, in points.
    enum Indent: LayoutValueKey {
      static var defaultValue: Double { 0 }
    }

    var step: Double

    func sizeThatFits(proposal: Proposal, subviews: LayoutSubviews, cache: inout ()) -> Size {
      places(subviews).reduce(.zero) { size, place in
        Size(width: max(size.width, place.maxX), height: max(size.height, place.maxY))
      }
    }

    func placeSubviews(in bounds: Rect, proposal: Proposal, subviews: LayoutSubviews, cache: inout ()) {
      for (subview, place) in zip(subviews, places(subviews)) {
        subview.place(at: place.origin, proposal: Proposal(place.size))
      }
    }

    private func places(_ subviews: LayoutSubviews) -> [Rect] {
      subviews.enumerated().map { index, subview in
        let distance = Double(index) * step
        return Rect(
          origin: Point(x: distance + subview[Indent.self], y: distance),
          size: subview.sizeThatFits(.unspecified))
      }
    }
  }

  struct Card: LayoutModifier {
    func body(content: ModifierContent) -> some Layout {
      content.padding(16).background(.lightGray).cornerRadius(12)
    }
  }

  enum Marked: PreferenceKey {
    static var defaultValue: Anchor<Rect>? { nil }
    static func reduce(value: inout Anchor<Rect>?, nextValue: () -> Anchor<Rect>?) { value = value ?? nextValue() }
  }

  enum Pictures {
    /// Hills under a sun.
    static let landscape = hills(scale: 2)
    /// The same in 12 by 8 pixels.
    static let tiny = hills(scale: 0.1)

    /// A frame of 24 by 24 points with round corners.
    static let frame = Array(
      ("<svg xmlns='http://www.w3.org/2000/svg' width='24' height='24'>"
        + "<rect x='1' y='1' width='22' height='22' rx='7' fill='#fff3d6' stroke='#b8860b' stroke-width='2'/>"
        + "<circle cx='12' cy='12' r='3' fill='#b8860b'/></svg>").utf8)

    private static func hills(scale: Double) -> [UInt8] {
      let picture = ZStack(alignment: .bottom) {
        Color(hex: 0xBFE3FF)
        Circle().fill(.yellow).size(width: 30, height: 30).position(x: 90, y: 22)
        Ellipse().fill(.mint).size(width: 110, height: 60).offset(x: -30, y: 26)
        Ellipse().fill(.green).size(width: 120, height: 50).offset(x: 30, y: 26)
      }
      .size(width: 120, height: 80)
      .clipped()
      do { return try picture.pngData(scale: scale) } catch { preconditionFailure("\(error)") }
    }
  }
#endif
