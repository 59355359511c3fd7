import LayoutCore
import LayoutTesting
import Testing

@Suite struct `Actions when elements come and go` {
  private let log = Observed<String>()
  private let root = LayoutRoot(size: Size(width: 100, height: 100))

  private func box(_ name: String, _ width: Double = 10) -> some Layout {
    Box(width, 10)
      .onAppear { log.values.append("+\(name)") }
      .onDisappear { log.values.append("-\(name)") }
  }

  @Test func `an element appears once and disappears once, however often it is evaluated`() {
    func show(_ isShown: Bool) {
      root.updateBody { VStack { if isShown { box("a") } } }
    }
    show(true)
    show(true)
    root.rebuildLayoutTree()
    root.layoutIfNeeded()
    #expect(log.values == ["+a"])
    show(false)
    show(false)
    #expect(log.values == ["+a", "-a"])
    show(true)
    #expect(log.values == ["+a", "-a", "+a"])
    #expect(root.diagnostics == [])
  }

  @Test func `they appear in document order, and disappear first, inner ones before those around them`() {
    func show(_ names: [String]) {
      root.updateBody {
        VStack {
          ForEach(names, id: \.self) { name in
            VStack {
              box(name + "1")
              box(name + "2")
            }
            .overlay { box(name + "over") }
            .onAppear { log.values.append("+\(name)") }
            .onDisappear { log.values.append("-\(name)") }
          }
        }
      }
    }
    show(["a", "b"])
    #expect(log.values == ["+a", "+a1", "+a2", "+aover", "+b", "+b1", "+b2", "+bover"])
    log.values = []
    show(["c", "b"])
    #expect(log.values == ["-aover", "-a1", "-a2", "-a", "+c", "+c1", "+c2", "+cover"])
    log.values = []
    show(["b", "c"])
    #expect(log.values == [])
  }

  @Test func `another identity is another life`() {
    func show(_ id: Int) { root.updateBody { VStack { box("a").id(id) } } }
    show(1)
    show(2)
    #expect(log.values == ["+a", "-a", "+a"])
  }

  @Test func `an alternative lives while it is chosen`() {
    func show(_ width: Double) {
      root.size.width = width
      root.updateBody {
        ViewThatFits {
          box("wide", 80)
          box("narrow", 20)
        }
      }
    }
    show(100)
    #expect(log.values == ["+wide"])
    show(50)
    #expect(log.values == ["+wide", "-wide", "+narrow"])
    show(40)
    show(100)
    #expect(log.values == ["+wide", "-wide", "+narrow", "-narrow", "+wide"])
  }

  @Test func `what is hidden goes first, inner elements before those around them`() {
    func show(_ width: Double) {
      root.size.width = width
      root.updateBody {
        ViewThatFits {
          HStack {
            box("a", 40)
            box("b", 40)
          }
          .onDisappear { log.values.append("-wide") }
          box("narrow", 20)
        }
      }
    }
    show(100)
    show(50)
    #expect(log.values == ["+a", "+b", "-b", "-a", "-wide", "+narrow"])
  }

  @Test func `rows of a lazy list live while they are near the window`() throws {
    root.setBody {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1000, id: \.self) { number in
            Color.red.frame(height: 50)
              .onAppear { log.values.append("+\(number)") }
              .onDisappear { log.values.append("-\(number)") }
          }
        }
      }
      .id("list")
    }
    root.layoutIfNeeded()
    let first = log.values
    #expect(first.first == "+0")
    #expect(first == first.indices.map { "+\($0)" })
    #expect(first.count < 10)
    log.values = []
    root.scroll("list", to: Point(x: 0, y: 10_000))
    root.layoutIfNeeded()
    #expect(log.values.prefix(first.count).sorted() == first.map { "-" + $0.dropFirst() }.sorted())
    #expect(log.values.contains("+200"))
    #expect(!log.values.contains("+100"))
    #expect(root.diagnostics == [])
  }

  @Test func `what an action changes is in the frames when the turn is over`() {
    struct Counter: Layout {
      @State var width = 10.0
      var body: some Layout { Box(width, 10).onAppear { width = 30 } }
    }
    root.updateBody { VStack { Counter() } }
    #expect(root.result.leaves.map(\.width) == [30])
    #expect(root.diagnostics == [])
  }

  @Test func `an element that comes and goes by its own action ends after four turns, by name`() {
    struct Blinker: Layout {
      @State var isShown = true
      var body: some Layout {
        VStack {
          if isShown {
            Box(10, 10).onAppear { isShown = false }
          } else {
            Box(20, 10).onAppear { isShown = true }
          }
        }
      }
    }
    root.updateBody { Blinker() }
    #expect(root.diagnostics.map(\.code) == [.unsettledChange])
    #expect(root.diagnostics.first?.message.contains("since its appearance changed each time") == true)
  }

  @Test func `a layout of one shot runs no action`() {
    _ = VStack { box("a") }.calculateLayout(in: Size(width: 100, height: 100))
    _ = VStack { box("a").onChange(of: 1, initial: true) { log.values.append("change") } }
      .sizeThatFits(.unspecified)
    #expect(log.values == [])
  }

  @Test func `actions that are held run later, and what came and went meanwhile runs none`() {
    root.holdsActions = true
    func show(_ names: [String]) { root.updateBody { VStack { ForEach(names, id: \.self) { box($0) } } } }
    show(["a", "b"])
    show(["b"])
    #expect(log.values == [])
    root.holdsActions = false
    root.layoutIfNeeded()
    #expect(log.values == ["+b"])
  }

  @Test func `the actions read the environment of their place`() {
    struct Row: Layout {
      @Environment(\.layoutDirection) var direction
      let log: Observed<String>
      var body: some Layout {
        Box(10, 10).onAppear { log.values.append("\(direction)") }.onDisappear { log.values.append("\(direction)") }
      }
    }
    func show(_ isShown: Bool) {
      root.updateBody { VStack { if isShown { Row(log: log).environment(\.layoutDirection, .rightToLeft) } } }
    }
    show(true)
    show(false)
    #expect(log.values == ["rightToLeft", "rightToLeft"])
  }

  /// 1,000 elements, one of which changes: nothing is visited for the others.
  @Test func `a turn in which nothing comes or goes looks at nothing`() {
    func show(_ width: Double) {
      root.updateBody { VStack { ForEach(0..<1000, id: \.self) { box("\($0)", $0 == 500 ? width : 10) } } }
    }
    show(10)
    #expect(log.values.count == 1000)
    let visits = root.session.contents.geometryVisits
    show(20)
    #expect(root.session.contents.geometryVisits == visits)
    #expect(log.values.count == 1000)
  }
}

@Suite struct `Actions when a value changes` {
  private let log = Observed<String>()
  private let root = LayoutRoot(size: Size(width: 100, height: 100))

  @Test func `an action gets the value before and the new one, once for each change`() {
    func show(_ value: Int) {
      root.updateBody {
        Box(10, 10).onChange(of: value) { log.values.append("\($0)>\($1)") }
          .onChange(of: value, initial: true) { log.values.append("initial \($0)>\($1)") }
          .onChange(of: value / 10) { log.values.append("tens") }
      }
    }
    show(1)
    #expect(log.values == ["initial 1>1"])
    show(1)
    show(2)
    #expect(log.values == ["initial 1>1", "initial 1>2", "1>2"])
    show(12)
    #expect(log.values.suffix(3) == ["tens", "initial 2>12", "2>12"])
  }

  @Test func `a value that its own action changes ends after four turns, with the values`() {
    struct Runaway: Layout {
      @State var number = 0
      let start: Int
      var body: some Layout {
        Box(Double(number), 10).onChange(of: number + start) { number += 1 }
      }
    }
    root.updateBody { VStack { Runaway(start: 0) } }
    #expect(root.diagnostics == [])
    root.updateBody { VStack { Runaway(start: 10) } }
    #expect(root.diagnostics.map(\.code) == [.unsettledChange])
    #expect(root.diagnostics.first?.message.contains("since its value changed each time: 10, 11, 12, 13;") == true)
  }

  @Test func `what changed while an element was hidden counts once when it is shown again`() {
    func show(_ value: Int, _ width: Double) {
      root.size.width = width
      root.updateBody {
        ViewThatFits {
          Box(80, 10).onChange(of: value) { log.values.append("\($0)>\($1)") }
          Box(20, 10)
        }
      }
    }
    show(1, 50)
    show(2, 100)
    #expect(log.values == [])
    show(3, 50)
    show(4, 50)
    #expect(log.values == [])
    show(5, 100)
    #expect(log.values == ["2>5"])
    show(6, 50)
    show(5, 100)
    #expect(log.values == ["2>5"])
  }

  @Test func `an alternative that is not chosen observes nothing`() {
    func show(_ value: Int, _ width: Double) {
      root.size.width = width
      root.updateBody {
        ViewThatFits {
          Box(80, 10).onChange(of: value, initial: true) { log.values.append("wide \($0)>\($1)") }
          Box(20, 10)
        }
      }
    }
    show(1, 50)
    show(2, 50)
    #expect(log.values == [])
    show(3, 100)
    #expect(log.values == ["wide 3>3"])
    show(4, 100)
    show(5, 50)
    show(6, 100)
    #expect(log.values == ["wide 3>3", "wide 3>4", "wide 6>6"])
  }
}
