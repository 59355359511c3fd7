import LayoutCore
import LayoutTesting
import TestPromises
import Testing

/// A container whose calls of its subviews the test scripts.
private struct Scripted: CustomLayout {
  var measure: (LayoutSubviews) -> Size = { subviews in
    for subview in subviews { _ = subview.sizeThatFits(.unspecified) }
    return Size(width: 60, height: 40)
  }
  var place: (LayoutSubviews) -> Void = { subviews in
    for subview in subviews { subview.place(at: Point(x: 5, y: 6), proposal: .unspecified) }
  }

  func sizeThatFits(proposal: Proposal, subviews: LayoutSubviews, cache: inout ()) -> Size { measure(subviews) }

  func placeSubviews(in bounds: Rect, proposal: Proposal, subviews: LayoutSubviews, cache: inout ()) { place(subviews) }
}

/// Each time one point wider.
private final class FickleTexts: TextMeasurer, @unchecked Sendable {
  // Sendable: one test has it, on one thread.
  private var asked = 0.0

  func measure(_ text: String, style: TextStyle, width: Double?, lineLimit: Int?) -> TextMetrics {
    asked += 1
    return TextMetrics(
      width: 20 + asked, height: 10, lineHeight: 10, lineCount: 1, firstBaseline: 8, lastBaseline: 8, isNatural: true)
  }
}

@Suite struct `The contract of custom containers` {
  private func root(_ layout: some Layout, checks: Bool, measurers: Measurers = .tens) -> LayoutRoot {
    let root = LayoutRoot(size: Size(width: 200, height: 100), measurers: measurers)
    root.checksContracts = checks
    root.updateBody { layout }
    return root
  }

  @Test(
    "a subview that is not placed stands in the middle; the checker reports it", .promises("B07"),
    arguments: [false, true])
  func forgotten(checks: Bool) {
    let layout = VStack {
      Scripted(place: { $0[0].place(at: .zero, proposal: .unspecified) })() {
        Box(10, 10)
        Box(20, 20)
      }
    }
    let root = root(layout, checks: checks)
    #expect(root.result.leaves.map(\.size) == [Size(width: 10, height: 10), Size(width: 20, height: 20)])
    #expect(root.result.leaves[1].midX - root.result.leaves[0].minX == 30)
    let found = root.result.diagnostics
    #expect(found.map(\.code) == (checks ? [.placementContract] : []))
    #expect(found.allSatisfy { $0.element == "Scripted" && $0.message.hasPrefix("Scripted neither put its child 1") })
  }

  @Test(
    "a subview that is placed twice stands at the last place; the checker reports it",
    .promises("B07"), arguments: [false, true])
  func twice(checks: Bool) {
    let layout = Scripted(place: {
      $0[0].place(at: .zero, proposal: .unspecified)
      $0[0].place(at: Point(x: 7, y: 8), proposal: .unspecified)
    })() { Box(10, 10) }
    let root = root(VStack { layout }, checks: checks)
    #expect(root.result.leaves == [rect(77, 38, 10, 10)])
    #expect(root.result.diagnostics.map(\.code) == (checks ? [.placementContract] : []))
  }

  @Test("a subview placed while its container is measured is not placed there", .promises("B07"))
  func early() {
    let layout = Scripted(measure: { subviews in
      subviews[0].place(at: Point(x: 90, y: 90), proposal: .unspecified)
      return Size(width: 60, height: 40)
    })() { Box(10, 10) }
    let root = root(
      HStack(spacing: 0) {
        layout
        Color.red
      }, checks: false)
    #expect(root.result.leaves == [rect(5, 36, 10, 10), rect(60, 0, 140, 100)])
    #expect(root.result.diagnostics.map(\.code) == [.placementContract])
  }

  @Test("a subview that is kept responds with nothing after the call", .promises("B07"))
  func kept() {
    var kept: LayoutSubview?
    let layout = Scripted(measure: { subviews in
      kept = subviews[0]
      return Size(width: 60, height: 40)
    })() { Box(10, 10) }
    let root = root(layout, checks: false)
    #expect(root.result.diagnostics == [])
    #expect(kept?.sizeThatFits(.unspecified) == .zero)
    #expect(kept?.priority == 0)
    #expect(kept?.dimensions(in: .unspecified).width == 0)
    kept?.place(at: Point(x: 90, y: 90), proposal: .unspecified)
    root.size = Size(width: 201, height: 100)
    root.layoutIfNeeded()
    #expect(root.result.leaves == [rect(75.5, 36, 10, 10)])
    #expect(root.result.diagnostics.map(\.path) == ["-"])
  }

  @Test("a container whose response depends on outside values is named", .promises("B07"), arguments: [false, true])
  func liar(checks: Bool) {
    var width = 0.0
    let layout = Scripted(measure: { _ in
      width += 10
      return Size(width: width, height: 40)
    })() { Box(10, 10) }
    let root = root(VStack { layout }, checks: checks)
    #expect(root.contentSize == Size(width: 10, height: 40))
    let found = root.result.diagnostics
    #expect(found.map(\.code) == (checks ? [.impureMeasuring] : []))
    #expect(found.allSatisfy { $0.element == "Scripted" && $0.path.hasPrefix("0") })
  }

  @Test("a text measurer that lies is named, and the containers around it are not", .promises("B07"))
  func lyingTexts() {
    let layout = VStack {
      Scripted()() {
        Text("a")
        Text("b")
      }
    }
    let found = root(layout, checks: true, measurers: Measurers(text: FickleTexts())).result.diagnostics
    #expect(Set(found.map(\.code)) == [.impureMeasuring])
    #expect(found.allSatisfy { $0.message.hasPrefix("FickleTexts responded with") })
  }

  @Test("honest containers are not reported, and checking costs no counted work", .promises("B07"))
  func honest() {
    let layout = VStack {
      Scripted()() {
        word(3)
        Box(10, 10)
        VStack {
          word(2)
          Scripted()() { Color.red.frame(width: 10, height: 10) }
        }
      }
      Button("press") {}
    }
    let plain = root(layout, checks: false)
    let checked = root(layout, checks: true)
    #expect(checked.result.diagnostics == [])
    #expect(checked.result.elements.map(\.frame) == plain.result.elements.map(\.frame))
    #expect(checked.counters == plain.counters)
  }
}
