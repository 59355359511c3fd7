import Layout
import TestPromises
import Testing

/// Counts its measurements.
final class CountedLabel: UILabel {
  var measurements = 0

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    // The stand-in for Objective-C measures each new leaf's view with zero, to find out what its class can do.
    if size != .zero { measurements += 1 }
    return super.sizeThatFits(size)
  }
}

/// Cards that count, of which one is brought up to date at a time.
private final class CountScreen: BaseViewController, @MainActor Layout {
  let countLabels: [CountedLabel] = (0..<6).map { _ in CountedLabel() }
  var counts = Array(repeating: 0, count: 6)
  lazy var more = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    for label in countLabels { label.text = "Count: 0" }
    layoutContainer.useIncrementalLayout = true
    setupLayoutContainer(layoutContainer)
    layoutContainer.updateBody { self.body }
  }

  @LayoutBuilder var body: some Layout {
    VStack(alignment: .center, spacing: 16) {
      VStack(alignment: .center, spacing: 12) {
        HStack(alignment: .center, spacing: 12) {
          makeCard(index: 0).layout()
          makeCard(index: 1).layout()
        }
        HStack(alignment: .center, spacing: 12) {
          makeCard(index: 2).layout()
          makeCard(index: 3).layout()
        }
      }

      makeButton(title: "Update the third") {
        self.count(at: 2)
      }
    }
  }

  private func makeCard(index: Int) -> some Layout {
    VStack(spacing: 4) {
      countLabels[index].layout()
    }
    .padding(UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20))
  }

  /// A bare view stands in a body as it is.
  private func makeButton(title: String, action: @escaping () -> Void) -> UIButton {
    if more.title(for: .normal) == nil { more.addAction(UIAction { _ in action() }, for: .primaryActionTriggered) }
    more.setTitle(title, for: .normal)
    return more
  }

  private func count(at index: Int) {
    counts[index] += 1
    countLabels[index].text = "Count: \(counts[index])"
    layoutContainer.markViewDirty(countLabels[index])
  }
}

private struct Item: Identifiable {
  let id: Int
  var title: String
}

/// A view that takes over what another one of its class shows.
private final class ItemCard: UIView, UpdatableView {
  private(set) var item: Item
  var presses = 0

  init(item: Item) {
    self.item = item
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  func update(from newer: ItemCard) { item = newer.item }
}

/// A list whose rows are made anew by each evaluation of the body.
private final class ItemScreen: BaseViewController, @MainActor Layout {
  var items: [Item] = []

  @LayoutBuilder var body: some Layout {
    ScrollView {
      VStack(spacing: 12) {
        ForEach(items) { item in
          ItemCard(item: item)
            .layout()
            .id(item.id)
            .size(width: 350, height: 80)
        }
      }
    }
  }

  func show(_ items: [Item]) {
    self.items = items
    layoutContainer.updateBody { self.body }
  }

  var scrollView: UIScrollView? { layoutContainer.subviews.first as? UIScrollView }
  var cards: [ItemCard] { scrollView?.subviews.compactMap { $0 as? ItemCard } ?? [] }
}

@MainActor
@Suite(.serialized)
struct CardTests {
  @Test("A card that is marked is measured alone; its row and nothing else moves", .promises("F159", "F010"))
  func cards() throws {
    let screen = CountScreen()
    let window = show(screen)
    // 8 characters of 8.5 points, in padding of 20: 108 by 41.25 (21.25 of text).
    #expect(close(screen.countLabels[2].frame, 101, 413, 68, 22))
    let others = screen.countLabels[..<2].map(\.frame)
    let (measurements, frames) = (screen.countLabels.map(\.measurements), Simulation.frames)
    for _ in 0..<10 { screen.more.sendActions(for: .primaryActionTriggered) }
    window.layoutIfNeeded()
    #expect(screen.countLabels[2].text == "Count: 10")
    // The changed label and its neighbour in the row, which has another rest as proposal, and nothing else.
    let counts = zip(screen.countLabels, measurements).map { $0.measurements - $1 }
    #expect(counts[2] > 0 && counts[0] == 0 && counts[1] == 0)
    // The row is 8.5 wider: both labels of it.
    #expect(Simulation.frames == frames + 2)
    #expect(screen.countLabels[..<2].map(\.frame) == others)
    #expect(screen.countLabels[2].frame.width == 77)
  }

  @Test("The whole tree is worked out anew, with the same views in the same frames", .promises("F161", "F162", "F034"))
  func wholeTree() {
    let screen = CountScreen()
    _ = show(screen)
    let frames = screen.countLabels.map(\.frame)
    let views = screen.layoutContainer.subviews.map { ObjectIdentifier($0) }
    let measurements = Simulation.measurements
    screen.layoutContainer.invalidateLayoutTree()
    screen.layoutContainer.layoutIfNeeded()
    #expect(Simulation.measurements > measurements)
    screen.layoutContainer.rebuildLayoutTree()
    screen.layoutContainer.useIncrementalLayout = false
    screen.layoutContainer.layoutIfNeeded()
    #expect(screen.countLabels.map(\.frame) == frames)
    #expect(screen.layoutContainer.subviews.map { ObjectIdentifier($0) } == views)
  }

  @Test(
    "Rows with the same id keep their view, which takes over what changed; others come and go",
    .promises("F063", "F186", "F187"))
  func list() {
    let screen = ItemScreen()
    _ = show(screen)
    screen.show((0..<20).map { Item(id: $0, title: "Item \($0)") })
    let known = screen.cards
    #expect(known.count == 20)
    // 20 rows of 80 and 19 gaps of 12, in the middle of 390.
    #expect(screen.scrollView?.contentSize.height == 1828)
    #expect(known[1].frame == CGRect(x: 0, y: 92, width: 350, height: 80))
    known[3].presses = 5
    screen.scrollView?.contentOffset = CGPoint(x: 0, y: 100)
    // The first goes, the fourth is renamed and moves to the front, one comes.
    var items = (1..<20).map { Item(id: $0, title: "Item \($0)") }
    var renamed = items.remove(at: 2)
    renamed.title = "Renamed"
    items = [renamed] + items + [Item(id: 99, title: "New")]
    let (insertions, removals) = (Simulation.insertions, Simulation.removals)
    screen.show(items)
    let cards = screen.cards
    #expect(cards.map(\.item.id) == items.map(\.id))
    #expect(cards.first === known[3] && cards.first?.item.title == "Renamed" && cards.first?.presses == 5)
    #expect(cards[1] === known[1] && cards[2] === known[2] && cards[18] === known[19])
    #expect(Simulation.insertions == insertions + 1 && Simulation.removals == removals + 1)
    #expect(screen.scrollView?.contentOffset == CGPoint(x: 0, y: 100))
  }

  @Test(
    "Without a way to take over, the new view comes where the old one was, and no old content is left",
    .promises("F186"))
  func exchanged() {
    let container = LayoutContainer(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var made: [UILabel] = []
    func show(_ text: String) {
      made.append(UILabel().configure { $0.text = text })
      container.updateBody { made[made.count - 1].layout().id("title") }
    }
    show("one")
    show("two")
    #expect(container.subviews.count == 1 && container.subviews.first === made[1])
  }
}
