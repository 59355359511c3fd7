import LayoutCore
import LayoutTesting
import TestPromises
import Testing

private enum Number: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

/// Content that is made from preferences.
@Suite struct PreferenceContentTests {
  private let root = LayoutRoot(size: Size(width: 100, height: 100), measurers: .tens)

  @Test(.promises("B19", "F191"))
  func `content that is never made from the last value is given up after four passes, with the values`() {
    let reported = Observed<Int>()
    let made = Observed<Int>()
    root.updateBody {
      VStack {
        Box(10, 10).id("writer").anchorPreference(key: Number.self, value: .bounds) { _ in
          reported.values.append(reported.values.count + 1)
          return reported.values.count
        }
        Box(1, 1).preference(key: Number.self, value: 0)
        Box(1, 1).transformPreference(Number.self) { $0 += 0 }
      }
      .overlayPreferenceValue(Number.self) { number in
        let _ = made.values.append(number)
        Box(Double(number), 1)
      }
    }
    #expect(made.values == [1, 2, 3, 4])
    #expect(root.result.leaves.last?.size == Size(width: 4, height: 1))
    #expect(root.diagnostics.map(\.code) == [.unsettledPreference])
    let diagnostic = root.diagnostics.first
    #expect(
      diagnostic?.message
        == "the preference Number had another value after 4 passes: 1, 2, 3, 4; what was made from the last of them "
        + "stays")
    #expect(diagnostic.flatMap { root.result.frame(at: $0.path) } != nil)
    let cause = diagnostic?.cause ?? ""
    #expect(cause.hasPrefix("the content and the value change each other; the value is set by "))
    // The elements that set the value, or change it, and no others.
    #expect(cause.split(separator: ",").count == 3)
    let requested = reported.values.count
    root.layoutIfNeeded()
    #expect(reported.values.count == requested)
  }

  @Test(.promises("F191")) func `a value is changed on its way up by what is written last`() {
    func show(_ factor: Int) {
      root.updateBody {
        Box(1, 1).preference(key: Number.self, value: 7).transformPreference(Number.self) { $0 *= factor }
      }
    }
    show(2)
    #expect(root.preferences[Number.self] == 14)
    show(3)
    #expect(root.preferences[Number.self] == 21)
  }

  @Test(.promises("F192")) func `the given keys have no values by themselves, and anchors come one after the other`() {
    root.updateBody { Box(1, 1) }
    #expect(root.preferences[SizePreferenceKey.self] == .zero)
    #expect(root.preferences[BoundsPreferenceKey.self] == nil)
    #expect(root.preferences[AnchorPreferenceKey.self] == [])
    root.updateBody {
      HStack {
        Box(10, 10).anchorPreference(key: AnchorPreferenceKey.self, value: .bounds) { [$0] }
        Box(20, 10).anchorPreference(key: AnchorPreferenceKey.self, value: .bounds) { [$0] }
      }
    }
    #expect(root.preferences[AnchorPreferenceKey.self].map { "\($0)" }.count == 2)
    #expect(Set(root.preferences[AnchorPreferenceKey.self]).count == 2)
  }

  @Test func `content made from a preference is updated by a change of the environment around it`() {
    func show(_ size: Double) {
      root.updateBody {
        Box(10, 10).preference(key: Number.self, value: 2)
          .overlayPreferenceValue(Number.self) { Text(String(repeating: "x", count: $0)) }
          .font(.system(size: size))
      }
    }
    // The box proposes room for one character in one line.
    show(20)
    #expect(root.result.leaves.last?.size == Size(width: 10, height: 20))
    show(40)
    #expect(root.result.leaves.last?.size == Size(width: 20, height: 40))
  }

  /// Always equal, so its body is evaluated for what it reads alone.
  private struct Panel: Layout {
    var body: some Layout {
      Box(100, 10).preference(key: Number.self, value: 2)
        .overlayPreferenceValue(Number.self) { Text(String(repeating: "x", count: $0)) }
    }
  }

  @Test func `content made from a preference in an equal element is updated by a change of the environment around it`()
  {
    for (size, width) in [(20.0, 20.0), (40, 40), (10, 10)] {
      root.updateBody { Panel().font(.system(size: size)) }
      #expect(root.result.leaves.last?.size == Size(width: width, height: size))
    }
  }

  @Test func `content made from a preference goes with its element, and comes again`() {
    func show(_ isShown: Bool) {
      root.updateBody {
        VStack {
          Box(10, 10)
          if isShown {
            Box(20, 10).preference(key: Number.self, value: 3).overlayPreferenceValue(Number.self) {
              Box(Double($0), 1)
            }
          }
        }
      }
    }
    // What is met for the second time is kept.
    for _ in 0..<2 { show(true) }
    let entries = root.session.footprint
    #expect(root.result.leaves.last?.size == Size(width: 3, height: 1))
    show(false)
    #expect(root.result.leaves == [rect(45, 45, 10, 10)])
    for _ in 0..<2 { show(true) }
    #expect(root.result.leaves.last?.size == Size(width: 3, height: 1) && root.session.footprint == entries)
  }
}
