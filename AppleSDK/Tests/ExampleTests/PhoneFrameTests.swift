#if canImport(UIKit)
  import Layout
  import Testing
  import UIKit

  @testable import LayoutApple
  @testable import Plants

  /// Examples/Apple on a phone in the stand-ins' metrics, touched and in time. What holds in any metrics is in its own tests.
  @MainActor
  @Suite(.serialized)
  struct PhoneFrameTests {
    let garden = Garden.sample
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

    @Test("The scene has a window with the list, and the button in its bar opens a new plant's form")
    func scene() throws {
      let delegate = SceneDelegate()
      Simulation.connect(delegate, size: CGSize(width: 320, height: 568))
      let window = try #require(delegate.window)
      #expect(window.frame.size == CGSize(width: 320, height: 568))
      let navigation = try #require(window.rootViewController as? UINavigationController)
      let list = try #require(navigation.topViewController as? PlantListController)
      #expect(list.view.frame == window.bounds)
      list.navigationItem.rightBarButtonItem?.primaryAction?.perform()
      window.layoutIfNeeded()
      let form = try #require(navigation.topViewController as? PlantController)
      #expect(form.title == "Plant 4")
      #expect(views(UITextField.self, in: window).map(\.text) == ["Plant 4"])
      #expect(navigation.popViewController(animated: true) === form)
      #expect(navigation.topViewController === list)
    }

    @Test("A row is as high as its two lines, and a tap beside its button opens its plant")
    func list() async throws {
      let list = PlantListController(garden: garden)
      let navigation = UINavigationController(rootViewController: list)
      window.rootViewController = navigation
      for _ in 0..<1000 where views(UITableViewCell.self, in: window).count < 3 {
        window.layoutIfNeeded()
        try await Task.sleep(for: .milliseconds(5))
      }
      let cells = views(UITableViewCell.self, in: window).sorted { $0.frame.minY < $1.frame.minY }
      // Lines of 20 and 15 points, 4 between them, 8 above and below, and the table's line.
      #expect(cells.map(\.frame) == (0..<3).map { CGRect(x: 0, y: 56 * CGFloat($0), width: 390, height: 56) })
      let button = try #require(views(UIButton.self, in: cells[1]).first)
      #expect(button.superview?.frame == CGRect(x: 308, y: 11, width: 66, height: 33))

      let name = try #require(views(BoxView.self, in: cells[1]).first { $0.onPress != nil })
      #expect(name.frame == CGRect(x: 16, y: 8, width: 280, height: 39))
      let row = try #require(views(LayoutContainer.self, in: cells[1]).first)
      for state in [UIGestureRecognizer.State.began, .ended] {
        row.gestureRecognizers?.first?.recognize(state, at: CGPoint(x: 1, y: 1), in: name)
      }
      #expect(navigation.topViewController?.title == "Fern")
    }

    @Test("The form stands in two columns below the bar")
    func form() throws {
      Simulation.setSafeArea(UIEdgeInsets(top: 100, left: 0, bottom: 34, right: 0), of: window)
      showForm()
      #expect(views(UITextField.self, in: window).map(\.frame) == [CGRect(x: 96, y: 120, width: 275, height: 34)])
      #expect(frames(UIDatePicker.self) == [CGRect(x: 96, y: 269, width: 120, height: 34)])
      #expect(
        views(UILabel.self, in: window).filter { $0.frame.minX == 20 }.map(\.text)
          == ["Name", "Place", "Light", "Watered", "7 days"])
    }

    @Test("Water rises by an animation of 0.4 seconds")
    func water() throws {
      showForm()
      let level = try #require(views(PathView.self, in: window).last)
      #expect(level.frame == CGRect(x: 0, y: 0, width: 88, height: 12))
      try #require(views(UIButton.self, in: window).first { $0.title(for: .normal) == "Water now" })
        .sendActions(for: .primaryActionTriggered)
      window.layoutIfNeeded()
      var widths: [CGFloat] = []
      for time in [20, 20.2, 20.4, 20.6] {
        TestClock.frame(at: time)
        window.layoutIfNeeded()
        widths.append(level.frame.width)
      }
      #expect(widths == [88, 219, 350, 350])
    }

    @Test("Screens that are no longer shown are gone")
    func gone() {
      weak var list: PlantListController?
      weak var form: PlantController?
      do {
        let first = PlantListController(garden: garden)
        let second = PlantController(garden: garden, id: garden.plants[0].id)
        (list, form) = (first, second)
        let navigation = UINavigationController(rootViewController: first)
        window.rootViewController = navigation
        window.layoutIfNeeded()
        navigation.pushViewController(second, animated: true)
        window.layoutIfNeeded()
        #expect(views(UIDatePicker.self, in: window).count == 1)
        window.rootViewController = nil
      }
      #expect(list == nil && form == nil)
    }

    private func showForm() {
      window.rootViewController = PlantController(garden: garden, id: garden.plants[0].id)
      window.layoutIfNeeded()
    }

    private func views<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
      ((view as? View).map { [$0] } ?? []) + view.subviews.flatMap { views(type, in: $0) }
    }

    private func frames(_ type: UIView.Type) -> [CGRect] {
      views(UIView.self, in: window).filter { Swift.type(of: $0) == type }.map(\.frame)
    }
  }
#endif
