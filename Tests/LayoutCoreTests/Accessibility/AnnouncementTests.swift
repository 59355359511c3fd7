import LayoutCore
import LayoutTesting
import Testing

@Suite struct `Announcements of states` {
  private let root = LayoutRoot(size: Size(width: 300, height: 300))
  private let host = CountingHost()

  private func show(_ text: String, _ trait: AccessibilityTraits = [], isState: Bool = true, host: CountingHost? = nil)
  {
    root.host = host ?? self.host
    root.updateBody {
      Text(text).accessibilityAddTraits(trait).accessibilityRole(isState ? .status : .group)
    }
  }

  @Test func `a value that changes all the time is not announced`() {
    for number in 1...3 { show("\(number)", .updatesFrequently, isState: false) }
    #expect(host.announcements == [])
  }

  @Test func `a text that becomes a state is announced from its next change on`() {
    show("one", isState: false)
    show("two")
    #expect(host.announcements == [])
    show("three")
    show("three")
    #expect(host.announcements == ["three"])
    show("")
    #expect(host.announcements == ["three"])
    show("four", isState: false)
    show("five", isState: false)
    #expect(host.announcements == ["three"])
  }

  @Test func `words that were gone are announced when they come back`() {
    for text in ["one", "", "one", "", "two"] { show(text) }
    #expect(host.announcements == ["one", "two"])
  }

  /// Updates a body of a number that some states show.
  private func count(_ numbers: Range<Int>, @LayoutBuilder _ body: @escaping (Int) -> some Layout) {
    root.host = host
    for number in numbers { root.updateBody { body(number) } }
  }

  @Test func `several states at once are announced in document order`() {
    count(1..<3) { number in
      VStack {
        ForEach(0..<3, id: \.self) { Text("\($0): \(number)").accessibilityRole(.status) }
        Text("on").overlay { Text("over \(number)").accessibilityRole(.status) }
      }
    }
    #expect(host.announcements == ["0: 2", "1: 2", "2: 2", "over 2"])
  }

  @Test func `a state in another one is part of its words`() {
    count(1..<3) { number in
      VStack {
        Text("outer")
        Text("inner \(number)").accessibilityRole(.status)
      }
      .accessibilityRole(.status)
    }
    #expect(host.announcements == ["outer inner 2"])
    count(3..<4) { Text("same \($0)").accessibilityRole(.status).padding(2).accessibilityRole(.status) }
    count(4..<5) { Text("same \($0)").accessibilityRole(.status).padding(2).accessibilityRole(.status) }
    #expect(host.announcements == ["outer inner 2", "same 4"])
  }

  @Test func `the value of a state in another one is spoken, and a label leaves the inner one on its own`() {
    count(1..<3) { number in
      VStack {
        Text("all")
        Text("Disk").accessibilityValue("\(number)").accessibilityRole(.status)
      }
      .accessibilityRole(.status)
    }
    #expect(host.announcements == ["all Disk, 2"])
    count(1..<3) { number in
      VStack {
        Text("all")
        Text("inner \(number)").accessibilityRole(.status)
      }
      .accessibilityElement(children: .contain).accessibilityLabel("outer").accessibilityRole(.status)
    }
    // The outer box is the one of before, and has a label now.
    #expect(host.announcements == ["all Disk, 2", "outer", "inner 2"])
  }

  @Test func `what is attached outside of a state is no part of it`() {
    count(1..<3) { number in
      VStack {
        Text("saved").accessibilityRole(.status).overlay { Text("\(number)") }
        Text("a").accessibilityRole(.status).background { Text("under \(number)").accessibilityRole(.status) }
        Text("b").overlay { Text("in \(number)") }.accessibilityRole(.status)
      }
    }
    #expect(host.announcements == ["under 2", "b in 2"])
  }

  @Test(arguments: [false, true])
  func `a state that is hidden and comes back is not announced`(isAround: Bool) {
    count(0..<3) { number in
      let isHidden = number == 1
      if isAround {
        Text("words \(number)").accessibilityRole(.status).padding(1).accessibilityHidden(isHidden)
      } else {
        Text("words \(number)").accessibilityRole(.status).accessibilityHidden(isHidden)
      }
    }
    #expect(host.announcements == [])
  }

  @Test func `what is hidden or ignored is not announced, and modal elements silence nothing`() {
    count(1..<3) { number in
      VStack {
        VStack { Text("hidden \(number)").accessibilityRole(.status) }.accessibilityHidden()
        VStack { Text("ignored \(number)").accessibilityRole(.status) }.accessibilityElement(children: .ignore)
        Text("over").overlay { Text("covered \(number)").accessibilityRole(.status) }.accessibilityHidden()
        Text("over").accessibilityHidden().overlay { Text("free \(number)").accessibilityRole(.status) }
        VStack { Text("combined \(number)").accessibilityRole(.status) }.accessibilityElement(children: .combine)
        Text("question").accessibilityAddTraits(.isModal)
        Text("behind \(number)").accessibilityRole(.status)
      }
    }
    #expect(host.announcements == ["free 2", "combined 2", "behind 2"])
  }

  @Test func `a state whose control becomes several elements loses no change`() {
    count(1..<4) { number in
      HStack {
        Button("Again") {}
        if number > 1 { Text("\(number) times") }
      }
      .accessibilityRole(.status)
    }
    #expect(host.announcements == ["Again 2 times", "Again 3 times"])
  }

  @Test func `only the elements in states are visited, and only after calls of the host`() {
    count(1..<3) { number in
      VStack {
        ForEach(0..<500, id: \.self) { Text("row \($0)") }
        HStack {
          Text("now")
          Text("\(number)")
        }
        .accessibilityRole(.status)
      }
    }
    #expect(host.announcements == ["now 2"])
    let visits = root.statusVisits
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(root.statusVisits == visits)
    root.size.width -= 40
    root.layoutIfNeeded()
    #expect(root.statusVisits == visits + 3)
  }

  @Test func `an announcement that is held comes with the next call`() {
    show("one")
    root.holdsActions = true
    show("two")
    #expect(host.announcements == [] && root.hasHeldActions)
    root.holdsActions = false
    root.layoutIfNeeded()
    #expect(host.announcements == ["two"] && !root.hasHeldActions)
  }

  @Test func `a new host shows the words, which are not announced`() {
    show("one")
    let other = CountingHost()
    show("two", host: other)
    #expect(host.announcements == [] && other.announcements == [])
    show("three", host: other)
    #expect(host.announcements == [] && other.announcements == ["three"])
  }
}
