import LayoutReference
import LayoutTesting
import TestPromises
import Testing

/// A view that an application would have made: here a box, there a label or a button.
private let view = Color.gray

private struct ListItem: Identifiable {
  let id: Int
  var title = "item"
}

private struct ItemCard: Layout {
  let item: ListItem

  var body: some Layout {
    HStack(spacing: 8) {
      Circle().size(width: 40, height: 40)
      Text(item.title)
      Spacer()
    }
    .padding(20)
  }
}

/// A screen as applications write it: a container, parts, a body that refers to them.
private final class WelcomeScreen: Layout {
  let layoutContainer = LayoutRoot(size: Size(width: 390, height: 844), measurers: .tens)
  let titleLabel = Text("Welcome")
  let subtitleLabel = Text("Frames, and nothing else")
  let actionButton = Text("Begin").background(.blue).cornerRadius(12)

  func load() {
    layoutContainer.updateBody { self.body }
  }

  @LayoutBuilder var body: some Layout {
    VStack(alignment: .center, spacing: 16) {
      Spacer(minLength: 100)

      titleLabel.layout()
        .size(width: 300, height: 34).id("title")

      subtitleLabel.layout()
        .size(width: 300, height: 20).id("subtitle")

      Spacer(minLength: 40)

      actionButton.layout()
        .size(width: 280, height: 50).id("button")

      Spacer()
    }
    .padding(20)
  }
}

/// A screen whose list changes.
private final class ItemScreen: Layout {
  let layoutContainer = LayoutRoot(size: Size(width: 390, height: 844), measurers: .tens)
  private(set) var items: [ListItem] = []

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

  func updateItems(_ newItems: [ListItem]) {
    items = newItems
    layoutContainer.updateBody { self.body }
  }
}

/// A screen on the main actor, as view controllers are.
@MainActor
private final class MainScreen: @MainActor Layout {
  var title = "Welcome"

  @LayoutBuilder var body: some Layout {
    VStack {
      Text(title).font(.system(size: 20))
    }
  }
}

private struct Stage {
  let header = view, content = view, footer = view
}

@Suite struct `Examples as applications write them` {
  private let stage = Stage()

  @Test(.promises("F008", "F011", "F018")) func `a screen with a container of its own`() {
    let screen = WelcomeScreen()
    screen.load()
    let result = screen.layoutContainer.result
    #expect(result.frame(of: "title")?.rounded == rect(45, 242.67, 300, 34))
    #expect(result.frame(of: "subtitle")?.rounded == rect(45, 292.67, 300, 20))
    #expect(result.frame(of: "button")?.rounded == rect(55, 551.33, 280, 50))
  }

  @Test(.promises("F063", "F084")) func `a screen with a list that changes`() {
    let screen = ItemScreen()
    let host = CountingHost()
    screen.layoutContainer.host = host
    screen.updateItems((1...3).map { ListItem(id: $0) })
    #expect((1...3).map { screen.layoutContainer.result.frame(of: $0)?.height } == [80, 80, 80])
    host.takeCounts()
    screen.updateItems([ListItem(id: 3), ListItem(id: 1), ListItem(id: 4)])
    // Circle and text of the row that comes and of the one that goes; nothing else is made.
    let counts = host.takeCounts()
    #expect([counts.inserts, counts.removes] == [2, 2])
    #expect(screen.layoutContainer.counters.leafMeasures == 1)
    #expect([3, 1, 4].map { screen.layoutContainer.result.frame(of: $0)?.minY } == [0, 92, 184])
    #expect(screen.layoutContainer.result.frame(of: 2) == nil)
  }

  @Test(.promises("F017", "F018", "F019", "F020", "F021")) func `the ways to update`() {
    let layoutContainer = LayoutRoot(size: Size(width: 100, height: 100))
    layoutContainer.updateBody { self.stage.header.layout().size(width: 10, height: 10) }
    #expect(layoutContainer.result.leaves == [rect(45, 45, 10, 10)])
    layoutContainer.setBody { self.stage.header.layout().size(width: 20, height: 20) }
    #expect(layoutContainer.result.leaves == [rect(45, 45, 10, 10)])
    layoutContainer.updateBody()
    #expect(layoutContainer.result.leaves == [rect(40, 40, 20, 20)])
    layoutContainer.setNeedsLayout()
    layoutContainer.layoutIfNeeded()
    layoutContainer.updateLayoutForOrientationChange()
    #expect(layoutContainer.result.leaves == [rect(40, 40, 20, 20)])
  }

  @Test(.promises("F037")) func `a column of three parts`() {
    let layout = VStack(alignment: .center, spacing: 16) {
      stage.header.layout()
        .size(width: 300, height: 60)

      stage.content.layout()
        .size(width: 300, height: 200)

      stage.footer.layout()
        .size(width: 300, height: 40)
    }
    #expect(layout.leaves() == [rect(0, 0, 300, 60), rect(0, 76, 300, 200), rect(0, 292, 300, 40)])
  }

  @Test(.promises("F058", "F060")) func `spacers around parts`() {
    let layout = VStack(alignment: .center, spacing: 0) {
      Spacer(minLength: 20)

      word(5).layout()

      Spacer()

      word(2).layout()

      Spacer(minLength: 40)
    }
    #expect(
      layout.leaves(390, 340) == [
        rect(25, 0, 0, 100), rect(0, 100, 50, 20), rect(25, 120, 0, 100), rect(15, 220, 20, 20), rect(25, 240, 0, 100),
      ])
  }

  @Test(.promises("F050", "F055", "F064")) func `scrolling down and across`() {
    let sections = (0..<4).map { ListItem(id: $0) }
    let down = ScrollView {
      VStack(alignment: .center, spacing: 20) {
        stage.header.layout()
          .size(width: 350, height: 200)

        ForEach(sections) { _ in
          view.layout()
            .size(width: 350, height: 150)
        }

        Spacer(minLength: 100)
      }
    }
    #expect(down.calculateLayout(in: Size(width: 390, height: 844)).frame(at: "0.0") == rect(0, 0, 350, 1_000))
    let across = ScrollView(.horizontal) {
      HStack(spacing: 16) {
        ForEach(sections) { _ in
          view.layout()
            .size(width: 200, height: 150)
        }
      }
    }
    #expect(across.calculateLayout(in: Size(width: 390, height: 844)).frame(at: "0.0") == rect(0, 0, 848, 150))
    var scrollView = ScrollView {
      stage.content.layout()
    }
    scrollView.adjustsContentOffsetForSafeArea = true
    var environment = EnvironmentValues()
    environment.safeAreaInsets.top = 47
    #expect(
      scrollView.calculateLayout(in: Size(width: 390, height: 844), environment: environment).leaves
        == [rect(0, 47, 390, 10)])
  }

  @Test(.promises("F071", "F072", "F073", "F074")) func `sizes in points and percent`() {
    let width: Percent = 80%
    let room = Size(width: 400, height: 300)
    let sizes = [
      view.layout().size(width: 200, height: 100).calculateLayout(in: room),
      view.layout().size(width: 200).calculateLayout(in: room),
      view.layout().size(height: 50).calculateLayout(in: room),
      view.layout().size(width: 90%, height: 100).calculateLayout(in: room),
      view.layout().size(width: 80%, height: 50).calculateLayout(in: room),
      view.layout().size(width: width, height: 100).calculateLayout(in: room),
      view.layout().size(width: 50%, height: 140).calculateLayout(in: room),
    ].map(\.size)
    #expect(
      sizes == [
        Size(width: 200, height: 100), Size(width: 200, height: 300), Size(width: 400, height: 50),
        Size(width: 360, height: 100), Size(width: 320, height: 50), Size(width: 320, height: 100),
        Size(width: 200, height: 140),
      ])
  }

  @Test(.promises("F076", "F077")) func `places by percent, and the middle`() {
    let placed = view.layout()
      .size(width: 100, height: 100)
      .top(10%)
      .leading(20%)
    #expect(placed.calculateLayout(in: Size(width: 400, height: 800)).elements[0].layers[1] == rect(80, 80, 100, 100))
    let centered = view.layout()
      .size(width: 100, height: 100)
      .top(10%)
      .leading(20%)
      .centerX()
    let alone = centered.calculateLayout(in: Size(width: 400, height: 800))
    #expect(alone.elements[0].layers[1] == rect(150, 80, 100, 100))
    // In a column the way down is a shift, and the middle is the column's.
    let column = VStack(alignment: .leading) {
      Color.red.size(width: 300, height: 20)
      centered
    }
    #expect(column.leaves(400, 800) == [rect(0, 0, 300, 20), rect(100, 100, 100, 100)])
    let middle = view.layout()
      .size(width: 90%, height: 100)
      .centerX()
    #expect(middle.calculateLayout(in: Size(width: 400, height: 800)).elements[0].layers[1] == rect(20, 0, 360, 100))
  }

  @Test(.promises("F078", "F080", "F085", "F086")) func `padding, offset, backgrounds and chains`() {
    let parts = VStack { word(2) }
    #expect(parts.padding(20).whole() == rect(0, 0, 60, 60))
    #expect(
      parts.padding(EdgeInsets(top: 20, leading: 16, bottom: 40, trailing: 16)).leaves() == [rect(16, 20, 20, 20)])
    let moved = view.layout().size(width: 100, height: 100).offset(x: 10, y: -5)
    #expect(moved.calculateLayout(in: Size(width: 400, height: 400)).elements[0].layers[1] == rect(10, -5, 100, 100))
    let card = parts.layout().size(width: 300, height: 200).background(.blue).cornerRadius(16)
    #expect(card.whole() == rect(0, 0, 300, 200))
    #expect(card.leaves() == [rect(140, 90, 20, 20)])
    let chain = view.layout()
      .size(width: 320, height: 180)
      .padding(16)
      .background(.lightGray)
      .cornerRadius(20)
      .offset(y: 10)
    #expect(chain.whole() == rect(0, 0, 352, 212))
  }

  @Test(.promises("F093", "F095")) func `content made for the size there is`() {
    let layout = GeometryReader { proxy in
      VStack(alignment: .center, spacing: 8) {
        view.layout()
          .size(width: proxy.size.width * 0.8, height: 60)

        view.layout()
          .size(width: proxy.size.width * 0.6, height: 40)
      }
    }
    .layout()
    .size(width: 360, height: 140)
    #expect(layout.leaves() == [rect(0, 0, 288, 60), rect(36, 68, 216, 40)])
  }

  @Test(.promises("F084")) func `identities of any kind`() {
    let items = (1...2).map { ListItem(id: $0) }
    let result = VStack(spacing: 10) {
      ForEach(items) { item in
        ItemCard(item: item)
          .layout()
          .id(item.id)
      }

      stage.header.layout()
        .size(width: 10, height: 10)
        .id("header")

      stage.footer.layout()
        .size(width: 10, height: 10)
        .id(123)
    }
    .calculateLayout(in: Size(width: 200, height: 400))
    #expect(result.frame(of: 1)?.minY == 0)
    #expect(result.frame(of: 2)?.minY == 90)
    #expect(result.frame(of: "header") == rect(95, 180, 10, 10))
    #expect(result.frame(of: 123) == rect(95, 200, 10, 10))
  }

  @MainActor @Test(.promises("F208")) func `a class of the main actor is a layout there`() {
    let screen = MainScreen()
    let root = LayoutRoot(size: Size(width: 100, height: 100), measurers: .tens)
    root.updateBody { screen.body }
    #expect(root.result.leaves == [rect(15, 40, 70, 20)])
    screen.title = "Hi"
    root.updateBody()
    #expect(root.result.leaves == [rect(40, 40, 20, 20)])
  }
}
