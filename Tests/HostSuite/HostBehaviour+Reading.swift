import LayoutCore
import Testing

@MainActor
extension HostBehaviour {
  /// A screen reader finds the actions of an element, and no others.
  static func actsForReaders(_ host: some HostProbe) throws {
    var log = [String]()
    host.root.setBody {
      box(100).accessibilityLabel("Message")
        .accessibilityAction { log.append("open") }
        .accessibilityAction(named: "Reply") { log.append("reply") }
        .accessibilityAction(.escape) { log.append("escape") }
        .accessibilityAdjustableAction { log.append("\($0)") }
    }
    host.pass()
    let view = try #require(host.views.first { host.isLabelled($0, "Message") })
    for action in [AccessibilityActionKind.default, .named("Reply"), .escape, .increment, .decrement] {
      #expect(host.perform(action, on: view))
    }
    #expect(!host.perform(.named("Delete"), on: view))
    #expect(!host.perform(.magicTap, on: view))
    #expect(log == ["open", "reply", "escape", "increment", "decrement"])
  }

  /// A screen reader goes through the headings, by role, trait or level, in their order, and through nothing else.
  static func listsHeadings(_ host: some HostProbe) throws {
    var isLong = true
    host.root.setBody {
      VStack {
        box(20).accessibilityLabel("Inbox").accessibilityHeading(.h1)
        box(20).accessibilityLabel("One")
        if isLong { box(20).accessibilityLabel("Today").accessibilityAddTraits(.isHeader) }
        Button("Two") {}.accessibilityLabel("Two")
        box(20).accessibilityLabel("Older").accessibilityRole(.header)
      }
    }
    host.pass()
    /// The labels that the toolkit has of the headings.
    var labels: [String] {
      host.headings.flatMap { view in
        ["Inbox", "One", "Today", "Two", "Older"].filter { host.isLabelled(view, $0) }
      }
    }
    #expect(labels == ["Inbox", "Today", "Older"])
    isLong = false
    host.update()
    #expect(labels == ["Inbox", "Older"] && host.headings.count == 2)
  }

  /// A screen reader gets which elements change by themselves: those of the role `status`, as long as they have it.
  static func marksStates(_ host: some HostProbe) throws {
    var isBusy = true
    host.root.setBody {
      VStack {
        box(20).accessibilityLabel("Role").accessibilityRole(isBusy ? .status : .image)
        box(20).accessibilityLabel("Trait").accessibilityAddTraits(.updatesFrequently)
        box(20).accessibilityLabel("Other")
      }
    }
    host.pass()
    var live: [AnyObject] { host.views.filter { host.isLive($0) } }
    #expect(live.count == 2 && live.first.map { host.isLabelled($0, "Role") } == true)
    isBusy = false
    host.update()
    #expect(live.count == 1 && live.first.map { host.isLabelled($0, "Trait") } == true)
  }
  /// A screen reader is notified of each change of a state, once, and of no other text.
  static func announces(_ host: some HostProbe) {
    var (done, isThere, hasMark, title) = (0, false, false, "Photos")
    var value: String?
    host.root.setBody {
      VStack {
        label(title)
        HStack {
          if hasMark { box(5) }
          label("\(done) of 5")
          if done > 3 { label("soon") }
        }
        .accessibilityRole(.status)
        box(20).accessibilityLabel("Disk").accessibilityValue(value ?? "").accessibilityRole(.status)
        if isThere { label("late \(done)").accessibilityRole(.status) }
      }
    }
    host.pass()
    var known = host.announcements.count
    /// What a change is announced by.
    func change(_ change: () -> Void) -> [String] {
      change()
      host.update()
      defer { known = host.announcements.count }
      return Array(host.announcements.dropFirst(known))
    }
    #expect(change {} == [])
    #expect(change { title = "Films" } == [])
    #expect(change { hasMark = true } == [])
    #expect(change { done = 1 } == ["1 of 5"])
    #expect(change {} == [])
    #expect(change { done = 4 } == ["4 of 5 soon"])
    #expect(change { value = "full" } == ["Disk, full"])
    #expect(change { isThere = true } == [])
    #expect(change { (isThere, value) = (false, "empty") } == ["Disk, empty"])
  }
}
