package import LayoutEngine

/// Short ways to write a `TreeDescription`: `.vStack(spacing: 4, [.fixed(200, 20), .color.frame(width: 10)])`.
extension TreeDescription {
  package static var color: TreeDescription { TreeDescription(.color) }
  package static var geometryReader: TreeDescription { TreeDescription(.geometryReader) }

  package static func fixed(_ width: Double, _ height: Double) -> TreeDescription {
    TreeDescription(.fixed(width, height))
  }
  package static func text(_ text: String, lineLimit: Int? = nil) -> TreeDescription {
    TreeDescription(.text(text, lineLimit: lineLimit))
  }
  package static func measured(_ rule: LeafRule) -> TreeDescription { TreeDescription(.measured(rule)) }
  package static func spacer(_ minimum: Double? = nil) -> TreeDescription { TreeDescription(.spacer(minimum)) }
  package static func divider(_ thickness: Double = 1) -> TreeDescription { TreeDescription(.divider(thickness)) }
  package static func group(_ children: [TreeDescription]) -> TreeDescription { TreeDescription(.group, children) }

  package static func range(
    width: ClosedRange<Double>, height: ClosedRange<Double>, ideal: Size = Size(width: 10, height: 10)
  ) -> TreeDescription {
    func clamped(_ length: Double, _ range: ClosedRange<Double>) -> Double {
      max(range.lowerBound, min(length, range.upperBound))
    }
    return TreeDescription(
      .range(
        Range(
          min: Size(width: width.lowerBound, height: height.lowerBound),
          ideal: Size(width: clamped(ideal.width, width), height: clamped(ideal.height, height)),
          max: Size(width: width.upperBound, height: height.upperBound))))
  }

  package static func hStack(spacing: Double? = 0, at place: Place = .center, _ children: [TreeDescription])
    -> TreeDescription
  {
    TreeDescription(.hStack(spacing, place), children)
  }
  package static func vStack(spacing: Double? = 0, at place: Place = .center, _ children: [TreeDescription])
    -> TreeDescription
  {
    TreeDescription(.vStack(spacing, place), children)
  }
  package static func zStack(at place: Place = .center, _ children: [TreeDescription]) -> TreeDescription {
    TreeDescription(.zStack(place), children)
  }
  package static func scrollView(axes: Axis.Set = .vertical, _ children: [TreeDescription]) -> TreeDescription {
    TreeDescription(.scrollView(axes), children)
  }
  package static func viewThatFits(axes: Axis.Set = .both, _ children: [TreeDescription]) -> TreeDescription {
    TreeDescription(.viewThatFits(axes), children)
  }
  package static func grid(
    horizontal: Double? = 0, vertical: Double? = 0, at place: Place = .center, _ rows: [TreeDescription]
  ) -> TreeDescription {
    TreeDescription(.grid(horizontal, vertical, place), rows)
  }
  package static func gridRow(at alignment: GuideKey? = nil, _ cells: [TreeDescription]) -> TreeDescription {
    TreeDescription(.gridRow(alignment), cells)
  }
  package static func custom(_ rule: RuleDescription, _ children: [TreeDescription]) -> TreeDescription {
    TreeDescription(.custom(rule), children)
  }

  /// The stack that overlays and backgrounds make around their content.
  package static func content(_ children: [TreeDescription]) -> TreeDescription {
    TreeDescription(.zStack(.center), children)
  }

  package func modified(_ modifier: Modifier) -> TreeDescription {
    var copy = self
    copy.modifiers.append(modifier)
    return copy
  }
  package func frame(width: Double? = nil, height: Double? = nil, _ place: Place = .center) -> TreeDescription {
    modified(.frame(width, height, place))
  }
  /// A frame in percent on the axes that are given.
  package func percent(width: Double? = nil, height: Double? = nil, _ place: Place = .center) -> TreeDescription {
    modified(.percentFrame(width, height, .both, place))
  }
  package func padding(_ length: Double) -> TreeDescription { modified(.padding(EdgeInsets(all: length))) }
  package func fixedSize(_ axes: Axis.Set = .both) -> TreeDescription { modified(.fixedSize(axes)) }
  package func priority(_ value: Double) -> TreeDescription { modified(.priority(value)) }
  package func offset(x: Double = 0, y: Double = 0) -> TreeDescription { modified(.offset(x, y)) }
  package func edges(_ edges: Edges) -> TreeDescription { modified(.edges(edges)) }
  package func top(_ distance: Double) -> TreeDescription { edges(Edges(top: distance)) }
  package func leading(_ distance: Double) -> TreeDescription { edges(Edges(leading: distance)) }
  package func bottom(_ distance: Double) -> TreeDescription { edges(Edges(bottom: distance)) }
  package func trailing(_ distance: Double) -> TreeDescription { edges(Edges(trailing: distance)) }
}
