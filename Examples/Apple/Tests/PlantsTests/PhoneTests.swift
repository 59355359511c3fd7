#if canImport(UIKit)
  import Layout
  import Testing

  @testable import Plants

  @MainActor
  @Suite(.serialized)
  struct PhoneTests {
    let garden = Garden.sample
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

    @Test("Each plant has a row as wide as the table, and a row follows its plant")
    func list() async throws {
      let controller = show(PlantListController(garden: garden))
      try await until { buttons("Water").count == 3 }
      let cells = views(UITableViewCell.self).sorted { $0.frame.minY < $1.frame.minY }
      #expect(cells.allSatisfy { $0.frame.width == 390 && abs($0.frame.height - cells[0].frame.height) < 0.5 })
      #expect(cells[0].frame.height >= 16)
      #expect(zip(cells, cells.dropFirst()).allSatisfy { abs($0.frame.maxY - $1.frame.minY) < 0.5 })
      #expect(texts.isSuperset(of: ["Aloe", "Fern", "Lavender", "Balcony, every 7 days"]))

      garden[garden.plants[2].id].days = 3
      try await until { texts.contains("Balcony, every 3 days") }
      _ = garden.add()
      try await until { buttons("Water").count == 4 }
      #expect(texts.contains("Plant 4"))
      #expect(controller.title == "Plants")
    }

    @Test("A row's button waters its plant")
    func water() async throws {
      show(PlantListController(garden: garden))
      try await until { buttons("Water").count == 3 }
      let button = try #require(buttons("Water").first { $0.accessibilityLabel == "Water Fern" })
      button.sendActions(for: .primaryActionTriggered)
      #expect(garden.plants.map(\.water) == [0.25, 1, 0.75])
    }

    @Test("A plant's form shows the plant, and what is changed in it is the plant's")
    func form() throws {
      let id = garden.plants[0].id
      show(PlantController(garden: garden, id: id))
      let field = try #require(views(UITextField.self).first)
      #expect(field.text == "Aloe")
      field.text = "Agave"
      field.sendActions(for: .editingChanged)
      #expect(garden[id].name == "Agave")

      let sliders = views(UISlider.self)
      #expect(sliders.map(\.value) == [5, 7])
      sliders[1].value = 10
      sliders[1].sendActions(for: .valueChanged)
      window.layoutIfNeeded()
      #expect(garden[id].days == 10)
      #expect(texts.contains("10 days"))

      let toggle = try #require(views(UISwitch.self).first)
      toggle.isOn = false
      toggle.sendActions(for: .valueChanged)
      window.layoutIfNeeded()
      #expect(!garden[id].reminds)
      #expect(views(UISlider.self).count == 1)

      try #require(buttons("Water now").first).sendActions(for: .primaryActionTriggered)
      #expect(garden[id].water == 1)
    }

    @Test("UIKit's date picker shows the plant's date, and changes it")
    func date() throws {
      let id = garden.plants[0].id
      show(PlantController(garden: garden, id: id))
      let picker = try #require(views(UIDatePicker.self).first)
      #expect(picker.datePickerMode == .date)
      garden[id].watered = Date(timeIntervalSince1970: 86_400)
      window.layoutIfNeeded()
      #expect(picker.date == Date(timeIntervalSince1970: 86_400))
      picker.date = Date(timeIntervalSince1970: 172_800)
      picker.sendActions(for: .valueChanged)
      #expect(garden[id].watered == Date(timeIntervalSince1970: 172_800))
      #expect(views(UIDatePicker.self).count == 1 && views(UIDatePicker.self).first === picker)
    }

    // MARK: What is on the screen

    @discardableResult
    private func show<Controller: UIViewController>(_ controller: Controller) -> Controller {
      window.rootViewController = UINavigationController(rootViewController: controller)
      window.layoutIfNeeded()
      return controller
    }

    private func views<View: UIView>(_ type: View.Type) -> [View] {
      func inside(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(inside) }
      return inside(window).compactMap { $0 as? View }
    }

    private var texts: Set<String> { Set(views(UILabel.self).compactMap(\.text)) }

    private func buttons(_ title: String) -> [UIButton] {
      views(UIButton.self).filter { $0.title(for: .normal) == title }
    }

    /// Rows are measured on another thread: waits until they are shown.
    private func until(_ condition: () -> Bool) async throws {
      for _ in 0..<1000 {
        window.layoutIfNeeded()
        if condition() { return }
        try await Task.sleep(for: .milliseconds(5))
      }
      Issue.record("it did not come")
    }
  }
#endif
