import LayoutEngine

/// Short ways to write a `Model`: `.vStack(spacing: 4, [.fixed(200, 20), .color.frame(width: 10)])`.
extension Model {
  static var color: Model { Model(.color) }
  static var geometryReader: Model { Model(.geometryReader) }

  static func fixed(_ width: Double, _ height: Double) -> Model { Model(.fixed(width, height)) }
  static func text(_ text: String, lineLimit: Int? = nil) -> Model { Model(.text(text, lineLimit: lineLimit)) }
  static func measured(_ rule: LeafRule) -> Model { Model(.measured(rule)) }
  static func spacer(_ minimum: Double? = nil) -> Model { Model(.spacer(minimum)) }
  static func divider(_ thickness: Double = 1) -> Model { Model(.divider(thickness)) }
  static func group(_ children: [Model]) -> Model { Model(.group, children) }

  static func range(
    width: ClosedRange<Double>, height: ClosedRange<Double>, ideal: Size = Size(width: 10, height: 10)
  ) -> Model {
    func clamped(_ length: Double, _ range: ClosedRange<Double>) -> Double {
      max(range.lowerBound, min(length, range.upperBound))
    }
    return Model(
      .range(
        Range(
          min: Size(width: width.lowerBound, height: height.lowerBound),
          ideal: Size(width: clamped(ideal.width, width), height: clamped(ideal.height, height)),
          max: Size(width: width.upperBound, height: height.upperBound))))
  }

  static func hStack(spacing: Double? = 0, at place: Place = .center, _ children: [Model]) -> Model {
    Model(.hStack(spacing, place), children)
  }
  static func vStack(spacing: Double? = 0, at place: Place = .center, _ children: [Model]) -> Model {
    Model(.vStack(spacing, place), children)
  }
  static func zStack(at place: Place = .center, _ children: [Model]) -> Model { Model(.zStack(place), children) }
  static func scrollView(axes: Axis.Set = .vertical, _ children: [Model]) -> Model {
    Model(.scrollView(axes), children)
  }
  static func viewThatFits(axes: Axis.Set = .both, _ children: [Model]) -> Model {
    Model(.viewThatFits(axes), children)
  }
  static func grid(
    horizontal: Double? = 0, vertical: Double? = 0, at place: Place = .center, _ rows: [Model]
  ) -> Model {
    Model(.grid(horizontal, vertical, place), rows)
  }
  static func gridRow(at alignment: GuideKey? = nil, _ cells: [Model]) -> Model { Model(.gridRow(alignment), cells) }
  static func custom(_ rule: CustomRule, _ children: [Model]) -> Model { Model(.custom(rule), children) }

  func modified(_ modifier: Modifier) -> Model {
    var copy = self
    copy.modifiers.append(modifier)
    return copy
  }
  func frame(width: Double? = nil, height: Double? = nil, _ place: Place = .center) -> Model {
    modified(.frame(width, height, place))
  }
  /// A frame in percent on the axes that are given.
  func percent(width: Double? = nil, height: Double? = nil, _ place: Place = .center) -> Model {
    modified(.percentFrame(width, height, .both, place))
  }
  func padding(_ length: Double) -> Model { modified(.padding(EdgeInsets(all: length))) }
  func fixedSize(_ axes: Axis.Set = .both) -> Model { modified(.fixedSize(axes)) }
  func priority(_ value: Double) -> Model { modified(.priority(value)) }
  func offset(x: Double = 0, y: Double = 0) -> Model { modified(.offset(x, y)) }
  func edges(_ edges: Edges) -> Model { modified(.edges(edges)) }
  func top(_ distance: Double) -> Model { edges(Edges(top: distance)) }
  func leading(_ distance: Double) -> Model { edges(Edges(leading: distance)) }
  func bottom(_ distance: Double) -> Model { edges(Edges(bottom: distance)) }
  func trailing(_ distance: Double) -> Model { edges(Edges(trailing: distance)) }
}
