import LayoutCore
import LayoutTesting
import TestPromises
import Testing

private enum Names: PreferenceKey {
  static var defaultValue: [Int] { [] }
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

private enum Largest: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

/// A value that knows how often values were reduced to make it.
private enum Reductions: PreferenceKey {
  struct Value: Equatable {
    var sum = 0
    var count = 0
  }

  static var defaultValue: Value { Value() }
  static func reduce(value: inout Value, nextValue: () -> Value) {
    let next = nextValue()
    value = Value(sum: value.sum + next.sum, count: value.count + next.count + 1)
  }
}

extension Layout {
  fileprivate func matches(_ name: Int) -> some Layout { preference(key: Names.self, value: [name]) }
}

@Suite struct `Preferences` {
  private func names(@LayoutBuilder _ body: @escaping () -> some Layout) -> [Int] {
    let root = LayoutRoot(size: Size(width: 100, height: 100))
    root.updateBody(body)
    return root.preferences[Names.self]
  }

  @Test(.promises("F191", "F192")) func `values flow up in document order, each once`() {
    #expect(names { Box(1, 1) } == [])
    let all = names {
      VStack {
        Box(1, 1).matches(1)
        HStack { ForEach(2..<5) { name in Box(1, 1).matches(name) } }
        ForEach(5..<7) { name in Box(1, 1).matches(name) }
        if true { AnyLayout(Box(1, 1).padding(2).matches(7)) }
      }
    }
    #expect(all == [1, 2, 3, 4, 5, 6, 7])
  }

  @Test(.promises("F191")) func `a value outside stands for those inside, and can be changed on its way`() {
    #expect(names { VStack { Box(1, 1).matches(1) }.matches(2) } == [2])
    #expect(
      names {
        VStack { Box(1, 1).matches(1) }.transformPreference(Names.self) { $0.append(9) }
        Box(1, 1).transformPreference(Names.self) { $0.append(8) }
      } == [1, 9, 8])
  }

  @Test(.promises("F191"))
  func `the value of an overlay comes after that of its owner, inside the one that is written around both`() {
    #expect(names { Box(1, 1).matches(1).overlay { Box(1, 1).matches(2) } } == [1, 2])
    #expect(names { Box(1, 1).overlay { Box(1, 1).matches(2) }.matches(1) } == [1])
    #expect(
      names { Box(1, 1).matches(1).background { Box(1, 1).matches(2) }.padding(3).overlay { Box(1, 1).matches(3) } }
        == [
          1, 2, 3,
        ])
  }

  @Test(.promises("F191")) func `an alternative that is not shown has no value`() {
    #expect(
      names {
        ViewThatFits {
          Box(200, 10).matches(1)
          Box(50, 10).matches(2)
        }
      } == [2])
  }

  @Test(.promises("F191"), arguments: [500, 1000, 2000, 4000])
  func `siblings cost one reduction each`(count: Int) {
    let root = LayoutRoot(size: Size(width: 100, height: 100))
    let observed = Observed<Reductions.Value>()
    root.updateBody {
      VStack { ForEach(0..<count) { Box(1, 1).preference(key: Reductions.self, value: Reductions.Value(sum: $0)) } }
        .padding(1)
        .onPreferenceChange(Reductions.self) { observed.values.append($0) }
    }
    // The first one alone needs none.
    #expect(observed.values == [Reductions.Value(sum: count * (count - 1) / 2, count: count - 1)])
    #expect(root.preferences[Reductions.self] == observed.values.last)
  }

  @Test(.promises("F191")) func `a maximum goes down again, and actions get changes only`() {
    let root = LayoutRoot(size: Size(width: 100, height: 100))
    let observed = Observed<Int>()
    func show(_ values: [Int]) {
      root.updateBody {
        VStack { ForEach(values, id: \.self) { Box(1, 1).preference(key: Largest.self, value: $0) } }
          .onPreferenceChange(Largest.self) { observed.values.append($0) }
      }
    }
    show([3, 9, 5])
    show([9, 3, 5])
    show([3, 5])
    show([5])
    show([])
    #expect(observed.values == [9, 5, 0])
    #expect(root.session.footprint.entries == 2)
  }

  @Test(.promises("F191")) func `a value that changes alone measures and places nothing`() {
    let root = LayoutRoot(size: Size(width: 100, height: 100))
    func show(_ value: Int) { root.updateBody { VStack { Box(1, 1).matches(value) } } }
    show(1)
    show(2)
    #expect(root.preferences[Names.self] == [2])
    #expect(root.counters.measures == 0)
    #expect(root.counters.places == 0)
  }

  @Test(.promises("B19", "F191"))
  func `a preference that changes what sets it is given up after four turns, by name`() {
    let root = LayoutRoot(size: Size(width: 100, height: 100))
    let value = Observed<Int>()
    value.values = [1]
    root.setBody {
      VStack {
        Box(1, 1)
        Box(2, 2).preference(key: Largest.self, value: value.values.last ?? 0)
          .onPreferenceChange(Largest.self) { [unowned root] in
            value.values.append($0 + 1)
            root.updateBody()
          }
      }
    }
    root.layoutIfNeeded()
    #expect(value.values == [1, 2, 3, 4, 5])
    #expect(root.diagnostics.map(\.code) == [.unsettledPreference])
    #expect(root.diagnostics.map(\.path) == ["0.1"])
    #expect(root.diagnostics.first?.message.contains("Largest changed each time: 1, 2, 3, 4;") == true)
  }

  @Test(.promises("F192")) func `the keys that are there`() {
    let root = LayoutRoot(size: Size(width: 100, height: 100))
    func piece(_ width: Double, _ height: Double) -> some Layout {
      Box(width, height).background {
        GeometryReader { proxy in
          Color.red.preference(key: SizePreferenceKey.self, value: proxy.size)
            .background { Color.red.preference(key: BoundsPreferenceKey.self, value: proxy.globalFrame) }
        }
      }
    }
    root.updateBody {
      VStack(alignment: .leading) {
        piece(20, 30)
        piece(50, 10)
      }
    }
    #expect(root.preferences[SizePreferenceKey.self] == Size(width: 50, height: 30))
    #expect(root.preferences[BoundsPreferenceKey.self] == rect(25, 30, 50, 40))
    #expect(root.preferences[AnchorPreferenceKey.self] == [])
    root.updateBody { piece(20, 30) }
    #expect(root.preferences[SizePreferenceKey.self] == Size(width: 20, height: 30))
  }
}
