import LayoutTrees
import LayoutEngine
import Testing

/// Every modifier and every node's parameter with one number that may be bad.
enum BadNumbers {
  static let numbers: [Double] = [.nan, -.nan, .infinity, -.infinity, -5, 1e308, .leastNonzeroMagnitude, -0.0]

  /// A modifier by its name, with a number in each of its places in turn.
  struct Subject: Sendable, CustomTestStringConvertible {
    var name: String
    var make: @Sendable (Double) -> [TreeDescription.Modifier]
    var testDescription: String { name }
  }

  struct NodeSubject: Sendable, CustomTestStringConvertible {
    var name: String
    var make: @Sendable (Double) -> [TreeDescription.Kind]
    var testDescription: String { name }
  }

  static let modifiers: [Subject] = [
    Subject(name: "frame") { [.frame($0, nil), .frame(nil, $0), .frame($0, $0)] },
    Subject(name: "flexible frame") { number in
      let bounds = [
        TreeDescription.Bounds(min: number), TreeDescription.Bounds(ideal: number), TreeDescription.Bounds(max: number),
        TreeDescription.Bounds(min: 20, ideal: number, max: 60), TreeDescription.Bounds(min: number, max: 60),
        TreeDescription.Bounds(min: 20, max: number),
      ]
      return bounds.map { .flexibleFrame($0, .none) } + bounds.map { .flexibleFrame(.none, $0) }
    },
    Subject(name: "percent frame") {
      [.percentFrame($0, nil, .horizontal), .percentFrame(nil, $0, .vertical), .percentFrame($0, 20, .horizontal)]
    },
    Subject(name: "padding") { [.padding(EdgeInsets(all: $0)), .padding(EdgeInsets(leading: $0))] },
    Subject(name: "aspect ratio") { [.aspectRatio($0, fill: false), .aspectRatio($0, fill: true)] },
    Subject(name: "priority") { [.priority($0)] },
    Subject(name: "offset") { [.offset($0, 0), .offset(0, $0)] },
    Subject(name: "position") { [.position($0, 0), .position(0, $0)] },
    Subject(name: "edges") { number in
      [
        .edges(TreeDescription.Edges(top: number)), .edges(TreeDescription.Edges(leading: number, trailing: 5)),
        .edges(TreeDescription.Edges(bottom: number)),
        .edges(TreeDescription.Edges(leading: number, percent: [.leading])),
        .edges(TreeDescription.Edges(top: number, bottom: number, percent: [.top])),
      ]
    },
    Subject(name: "guide") { number in
      [GuideKey.leading, .verticalCenter, .customColumn, .customLine].flatMap { guide in
        [
          .guide(guide, constant: number), .guide(guide, constant: 0, width: number),
          .overlay([TreeDescription(.zStack(.center), [.fixed(5, 5)], [.guide(guide, constant: number)])]),
        ]
      }
    },
    Subject(name: "container relative frame") { [.containerRelative(.both, count: 2, spacing: $0)] },
    Subject(name: "anchor") { [.anchor(UnitPoint(x: $0, y: 0)), .anchor(UnitPoint(x: 0, y: $0))] },
  ]

  static let nodes: [NodeSubject] = [
    NodeSubject(name: "fixed") { [.fixed($0, 10), .fixed(10, $0)] },
    NodeSubject(name: "spacer") { [.spacer($0)] },
    NodeSubject(name: "stacks") {
      [.hStack($0, .center), .vStack($0, .center), .lazyVStack($0, .center), .lazyHStack($0, .center)]
    },
    NodeSubject(name: "grid") { [.grid($0, 0, .center), .grid(0, $0, .center)] },
    NodeSubject(name: "measured leaf") { [.measured(.constant($0, 10)), .measured(.constant(10, $0))] },
    NodeSubject(name: "custom container") {
      [
        .custom(.constant($0, 10, x: 0, y: 0)), .custom(.constant(10, $0, x: 0, y: 0)),
        .custom(.constant(10, 10, x: $0, y: 0)), .custom(.constant(10, 10, x: 0, y: $0)), .custom(.row(gap: $0)),
      ]
    },
  ]
}
