#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import Layout
  import Testing

  @testable import Plants

  @MainActor
  @Suite(.serialized)
  struct MacTests {
    let garden = Garden.sample
    let window: NSWindow

    init() {
      // Windows need one.
      _ = NSApplication.shared
      window = NSWindow(contentViewController: GardenController(garden: garden))
      window.layoutIfNeeded()
    }

    @Test("The window is as large as its controller would like it to be, with the plants at its left")
    func list() throws {
      #expect(window.contentView?.frame.size == CGSize(width: 720, height: 480))
      #expect(texts.isSuperset(of: ["Aloe", "Fern", "Lavender", "Balcony, every 7 days", "Choose a plant"]))
      #expect(buttons("Water").count == 3)
      let scroller = try #require(views(NSScrollView.self).first)
      #expect(scroller.frame.minX == 0 && scroller.frame.width == 260)
    }

    @Test("A row's button waters its plant")
    func water() throws {
      let button = try #require(buttons("Water").first { $0.accessibilityLabel() == "Water Fern" })
      button.performClick(nil)
      #expect(garden.plants.map(\.water) == [0.25, 1, 0.75])
    }

    @Test("A plant that is added is chosen, and its form shows it with AppKit's indicator")
    func form() throws {
      try #require(buttons("Add a plant").first).performClick(nil)
      window.layoutIfNeeded()
      #expect(buttons("Water").count == 4)
      #expect(views(NSTextField.self).filter(\.isEditable).map(\.stringValue) == ["Plant 4"])
      let indicator = try #require(views(NSLevelIndicator.self).first)
      #expect((indicator.minValue, indicator.maxValue) == (0, 5))
      #expect(indicator.doubleValue == 3)
      garden[garden.plants[3].id].light = 5
      window.layoutIfNeeded()
      #expect(indicator.doubleValue == 5)
      #expect(views(NSLevelIndicator.self).count == 1 && views(NSLevelIndicator.self).first === indicator)
    }

    // MARK: What is on the screen

    private func views<View: NSView>(_ type: View.Type) -> [View] {
      func inside(_ view: NSView) -> [NSView] { [view] + view.subviews.flatMap(inside) }
      return window.contentView.map(inside)?.compactMap { $0 as? View } ?? []
    }

    private var texts: Set<String> { Set(views(NSTextField.self).map(\.stringValue)) }

    private func buttons(_ title: String) -> [NSButton] { views(NSButton.self).filter { $0.title == title } }
  }
#endif
