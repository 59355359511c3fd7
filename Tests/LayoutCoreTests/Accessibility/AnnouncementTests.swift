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

  @Test func `a new host shows the words, which are not announced`() {
    show("one")
    let other = CountingHost()
    show("two", host: other)
    #expect(host.announcements == [] && other.announcements == [])
    show("three", host: other)
    #expect(host.announcements == [] && other.announcements == ["three"])
  }
}
