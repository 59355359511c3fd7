import HostSuite
import LayoutTesting
import TestPromises
import Testing

@testable import LayoutCore
@testable import LayoutEngine

/// `Grid`s in each other: a bounded number of evaluations a node, at any depth.
@Suite struct GridDepthTests {
  enum Nest: String, CaseIterable {
    case boxes, texts, baselines, guides, wholeRows, single

    func layout(_ depth: Int) -> AnyLayout {
      var layout = self == .texts ? AnyLayout(Text("two words")) : AnyLayout(Color.red)
      for _ in 0..<depth { layout = wrapped(layout) }
      return layout
    }

    private func wrapped(_ inner: AnyLayout) -> AnyLayout {
      let box = Color.red.size(width: 7, height: 9)
      return switch self {
      case .boxes:
        AnyLayout(
          Grid {
            GridRow {
              box; inner
            }; GridRow { box }
          })
      case .texts:
        AnyLayout(
          Grid {
            GridRow {
              Text("g"); inner
            }; GridRow { Text("g") }
          })
      case .baselines:
        AnyLayout(
          Grid(alignment: Alignment(horizontal: .leading, vertical: .lastTextBaseline)) {
            GridRow {
              box; inner
            }
            GridRow { Text("g") }
          })
      case .guides:
        AnyLayout(
          Grid(alignment: Alignment(horizontal: HorizontalAlignment(Third.self), vertical: .firstTextBaseline)) {
            GridRow {
              box; inner.alignmentGuide(HorizontalAlignment(Third.self)) { $0.width / 2 }
            }
            GridRow { Text("g") }
          })
      case .wholeRows:
        AnyLayout(
          Grid {
            inner;
            GridRow {
              Text("g"); box
            }
          })
      case .single:
        AnyLayout(
          Grid {
            GridRow {
              inner; Text("g")
            }
          })
      }
    }
  }

  @Test(.promises("B12"), arguments: Nest.allCases, [10, 20, 40, 70])
  func `grids in each other measure a node at most 15 times`(nest: Nest, depth: Int) {
    let session = LayoutSession(measurers: .tens, environment: EnvironmentValues())
    session.update(nest.layout(depth), environment: EnvironmentValues())
    for room in [Proposal(width: 1000, height: 2000), Proposal(width: 910, height: 1990), .unspecified] {
      _ = session.layout(in: room)
      let most = Double(session.counters.measures) / Double(session.footprint.tree.nodes)
      #expect(most <= 15, "\(room)")
    }
  }

  /// What stands between a grid and the next one inside it.
  enum Between: String, CaseIterable {
    case elided, column, depth, padding, frame, paddedColumn

    func layout(_ depth: Int) -> AnyLayout {
      (0..<depth).reduce(AnyLayout(Text("two words"))) { inner, _ in
        AnyLayout(
          Grid {
            GridRow {
              Text("g"); between(inner)
            }
            GridRow { Text("g") }
          })
      }
    }

    private func between(_ inner: AnyLayout) -> AnyLayout {
      switch self {
      case .elided: AnyLayout(VStack { inner })
      case .column:
        AnyLayout(
          VStack {
            Text("a text"); inner
          })
      case .depth:
        AnyLayout(
          ZStack {
            Text("a text"); inner
          })
      case .padding: AnyLayout(inner.padding(1))
      case .frame: AnyLayout(inner.frame(maxWidth: .infinity))
      case .paddedColumn:
        AnyLayout(
          VStack {
            Text("a text").padding(1); inner
          }.padding(1))
      }
    }
  }

  /// No node reaches the limit of 257 responses, beyond which sizes are ideal ones.
  @Test(.promises("B12"), arguments: Between.allCases, [5, 10, 20, 40])
  func `grids with something between them measure a node at most 15 times`(between: Between, depth: Int) {
    let session = LayoutSession(measurers: .tens, environment: EnvironmentValues())
    session.update(between.layout(depth), environment: EnvironmentValues())
    for room in [Proposal(width: 1000, height: 2000), Proposal(width: 910, height: 1990)] {
      _ = session.layout(in: room)
      #expect(session.counters.measures <= 15 * session.footprint.tree.nodes, "\(room)")
    }
    #expect(session.tree.sink.diagnostics.isEmpty)
  }

  /// A stack measures the widths of nodes with grids inside without heights, as a grid does.
  @Test(.promises("B12"), arguments: [5, 10])
  func `grids with rows between them measure a node at most 15 times`(depth: Int) {
    let layout = (0..<depth).reduce(AnyLayout(Text("two words"))) { inner, _ in
      let row = HStack {
        Text("a text"); inner
      }
      return AnyLayout(
        Grid {
          GridRow {
            Text("g"); row
          }
          GridRow { Text("g") }
        })
    }
    let session = LayoutSession(measurers: .tens, environment: EnvironmentValues())
    session.update(layout, environment: EnvironmentValues())
    for room in [Proposal(width: 1000, height: 2000), Proposal(width: 910, height: 1990)] {
      _ = session.layout(in: room)
      #expect(session.counters.measures <= 15 * session.footprint.tree.nodes, "\(room)")
    }
  }

  @Test(.promises("B12")) func `no node stores more than 256 widths a turn`() {
    let session = LayoutSession(measurers: .tens, environment: EnvironmentValues())
    session.update(Nest.texts.layout(2), environment: EnvironmentValues())
    _ = session.layout(in: Proposal(width: 1000, height: 2000))
    _ = session.tree.measureRoot((101...500).map { Proposal(width: Double($0), height: 500) })
    #expect(session.tree.pass.widths.values.map(\.count).max() == 256)
  }
}

/// A guide of the tests' own.
private struct Third: AlignmentID {
  static func defaultValue(in dimensions: ViewDimensions) -> Double { dimensions.width / 3 }
}
