import Layout
import TestPromises
import Testing

import class SwiftUI.UIHostingController
import protocol SwiftUI.View

@testable import LayoutApple
@testable import LayoutUIKit

@MainActor
@Suite(.serialized)
struct BridgeTests {
  private func window(_ controller: UIViewController) -> UIWindow { ReferenceExampleTests.show(controller) }

  // MARK: UIKit's views in SwiftUI

  @Test("Views of UIKit's stand in a view of SwiftUI's, in the sizes that it gives them", .promises("F154"))
  func swiftui() {
    let chart = ChartView()
    let controller = UIHostingController(rootView: SalesView { chart })
    let window = window(controller)
    // A title of 35, the chart and the label are 279 high, in the middle of 844.
    #expect(close(chart.superview?.frame ?? .zero, 0, 317.5, 390, 200))
    #expect(close(chart.frame, 0, 0, 390, 200))
    let label = controller.view.subviews.last?.subviews.first as? UILabel
    #expect(label?.text == "By month" && label?.textAlignment == .center)
    // 8 letters of 8.5, 21.25 high in 44.
    #expect(close(label?.superview?.frame ?? .zero, 161, 528.875, 68, 21.25))
    window.frame = CGRect(x: 0, y: 0, width: 844, height: 390)
    window.layoutIfNeeded()
    #expect(close(chart.frame, 0, 0, 844, 200))
  }

  @Test(
    "A later value of the view is shown: by the same view of UIKit's, or by the one that came in its place",
    .promises("F154"))
  func swiftuiUpdates() {
    var charts = [ChartView()]
    let controller = UIHostingController(rootView: SalesView { charts[charts.count - 1] })
    let window = window(controller)
    let boxes = controller.view.subviews.map { ObjectIdentifier($0) }
    controller.rootView.data = [1]
    #expect(charts[0].data == [1])
    charts.append(ChartView())
    controller.rootView.data = [2]
    window.layoutIfNeeded()
    #expect(charts[1].data == [2] && close(charts[1].frame, 0, 0, 390, 200))
    #expect(charts[0].superview == nil)
    #expect(controller.view.subviews.map { ObjectIdentifier($0) } == boxes)
  }

  @Test(
    "A view of UIKit's responds to SwiftUI's proposals, open and infinite ones too",
    .promises("F154"),
    arguments: [
      (nil, 102, 21.25), (200, 102, 21.25), (60, 51, 42.5), (.infinity, 102, 21.25), (0, 0, 21.25),
    ] as [(CGFloat?, CGFloat, CGFloat)])
  func swiftuiSizes(proposed: CGFloat?, width: CGFloat, height: CGFloat) {
    let label = UILabel().configure {
      $0.text = "Twelve chars"
      $0.numberOfLines = 0
    }
    let box = HostedViewBox(frame: .zero)
    box.show(label)
    let size = box.sizeThatFits(Proposal(width: proposed.map { Double($0) }, height: nil))
    #expect(size == CGSize(width: width, height: height))
  }

  // MARK: SwiftUI's views in UIKit

  private final class Screen: UIViewController {
    let hosting = Letters(text: "Hello").uikit

    override func viewDidLoad() {
      super.viewDidLoad()
      let hostingController = hosting
      addChild(hostingController)
      view.addSubview(hostingController.view)
      hostingController.view.frame = view.bounds
      hostingController.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      hostingController.didMove(toParent: self)
    }
  }

  @Test("A view of SwiftUI's comes in a hosting controller, which is a child like any other", .promises("F156"))
  func uikit() {
    let screen = Screen()
    let window = window(screen)
    #expect(screen.children.count == 1 && screen.children[0] === screen.hosting)
    #expect(screen.hosting.rootView.text == "Hello")
    #expect(screen.hosting.view.frame == screen.view.bounds)
    window.frame = CGRect(x: 0, y: 0, width: 844, height: 390)
    window.layoutIfNeeded()
    #expect(screen.hosting.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
  }

  @Test(
    "A view of SwiftUI's as a view keeps its controller, is resized, and gives it to the controller around it",
    .promises("F157"))
  func uikitView() {
    let screen = UIViewController()
    let window = window(screen)
    weak var controller: UIHostingController<Letters>?
    var view: HostingView<Letters>? = Letters(text: "Hello").uikitView
    controller = view?.controller
    #expect(controller != nil && controller?.parent == nil)
    if let view { screen.view.addSubview(view) }
    view?.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    window.layoutIfNeeded()
    #expect(controller?.view.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(controller?.parent === screen)
    let asked = CGSize(width: 20, height: CGFloat.greatestFiniteMagnitude)
    #expect(view?.sizeThatFits(asked) == CGSize(width: 17, height: 63.75))
    #expect(view?.intrinsicContentSize == CGSize(width: 42.5, height: 21.25))
    view?.removeFromSuperview()
    #expect(controller?.parent == nil && screen.children.isEmpty)
    view = nil
    #expect(controller == nil)
  }

  @Test(
    "A view of SwiftUI's, or the container around it, that goes to another controller's view changes its parent before")
  func goesElsewhere() {
    let (outer, one, other) = (UIViewController(), UIViewController(), UIViewController())
    let window = window(outer)
    for controller in [one, other] {
      outer.addChild(controller)
      outer.view.addSubview(controller.view)
      controller.didMove(toParent: outer)
    }
    let letters = Letters(text: "Four").uikitView
    let container = LayoutContainer(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let before = Simulation.inconsistencies
    one.view.addSubview(letters)
    #expect(letters.controller.parent === one)
    other.view.addSubview(letters)
    #expect(letters.controller.parent === other)
    one.view.addSubview(container)
    container.updateBody { letters.layout() }
    window.layoutIfNeeded()
    #expect(letters.superview === container && letters.controller.parent === one)
    other.view.addSubview(container)
    #expect(letters.controller.parent === other)
    #expect(one.children.isEmpty)
    #expect(Simulation.inconsistencies == before)
    // What the stand-in counts is what UIKit refuses.
    let plain = UIViewController()
    one.addChild(plain)
    other.view.addSubview(plain.view)
    #expect(Simulation.inconsistencies == before + 1)
  }

  @Test("Views of SwiftUI's stand in a layout as leaves, in their own size or in what there is", .promises("F157"))
  func leaves() {
    let container = LayoutContainer(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let label = UILabel().configure { $0.text = "Name" }
    var text = "Four"
    container.updateBody {
      HStack(spacing: 10) {
        label.layout()
        Letters(text: text).layout().id("letters")
        Ground().layout()
      }
    }
    #expect(close(label.frame, 0, 39, 34, 22))
    #expect(close(container.subviews[1].frame, 44, 39, 34, 22))
    #expect(close(container.subviews[2].frame, 88, 0, 212, 100))
    let letters = container.subviews[1] as? HostingView<Letters>
    let controller = letters?.controller
    text = "Hello, world"
    container.updateBody()
    #expect(letters?.rootView.text == "Hello, world" && letters === container.subviews[1])
    #expect(letters?.controller === controller)
    #expect(letters?.frame.width == 102)
  }

  @Test("A change of SwiftUI's view by itself is measured anew in the layout around it", .promises("F157"))
  func grows() throws {
    let container = LayoutContainer(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let letters = Letters(text: "Four").uikitView
    var side = 10.0
    let inner = LayoutView { Rectangle().size(width: side, height: side) }.uikitView
    container.updateBody {
      HStack {
        letters.layout()
        inner.layout()
      }
    }
    container.layoutIfNeeded()
    #expect(inner.controller.safeAreaRegions == [])
    #expect(inner.frame == CGRect(x: 162, y: 45, width: 10, height: 10))
    letters.rootView.text = "Four and"
    container.layoutIfNeeded()
    #expect(letters.frame.width == 68)
    #expect(inner.frame == CGRect(x: 179, y: 45, width: 10, height: 10))
    // A layout in a view of SwiftUI's in a layout changes by itself.
    side = 30
    let innermost = try #require(inner.controller.view.subviews.first as? LayoutContainer)
    innermost.updateBody()
    container.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 169, y: 35, width: 30, height: 30))
  }

  // MARK: Layouts in SwiftUI

  private func boxes(_ count: Int) -> LayoutView<some Layout> {
    LayoutView {
      HStack(spacing: 10) {
        for index in 0..<count { Rectangle().size(width: 20, height: 10).id(index) }
        Rectangle().frame(minWidth: 30, idealWidth: 40, maxHeight: 20)
      }
    }
  }

  @Test("A layout in SwiftUI follows later values of its content, and changes of its own; views stay")
  func updates() throws {
    let controller = UIHostingController(rootView: Around(height: 40, content: boxes(2)))
    let window = window(controller)
    let container = try #require(controller.view.subviews[0] as? LayoutContainer)
    let views = container.subviews.map { ObjectIdentifier($0) }
    #expect(container.frame == CGRect(x: 0, y: 412, width: 390, height: 20))
    controller.rootView = Around(height: 40, content: boxes(3))
    window.layoutIfNeeded()
    #expect(container.subviews.count == 4)
    #expect(container.subviews[..<2].map { ObjectIdentifier($0) } == Array(views[..<2]))
    #expect(container.subviews[2].frame.minX == 60)

    // The layout changes by itself: SwiftUI is notified that its size may be another one.
    var side = 10.0
    let own = UIHostingController(rootView: LayoutView { Rectangle().size(width: side, height: side) })
    let other = self.window(own)
    let inner = try #require(own.view.subviews[0] as? LayoutContainer)
    side = 50
    inner.updateBody()
    other.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 170, y: 397, width: 50, height: 50))
  }

  @Test("SwiftUI's direction, colour scheme and text size are the layout's, and those of UIKit's views in it")
  func surroundings() throws {
    var heard: [(ColorScheme, DynamicTypeSize)] = []
    let inside = UIView()
    let content = LayoutView {
      HStack {
        EnvironmentReader { values in
          let _ = heard.append((values.colorScheme, values.dynamicTypeSize))
          Rectangle().size(width: 20, height: 10)
        }
        inside.layout().size(width: 40, height: 10)
      }
    }
    let controller = UIHostingController(rootView: Around(content: content))
    let window = window(controller)
    let container = try #require(controller.view.subviews[0] as? LayoutContainer)
    #expect(container.subviews.map(\.frame.minX) == [0, 20])
    #expect(heard.last?.0 == .light && heard.last?.1 == .large)
    controller.rootView = Around(direction: .rightToLeft, scheme: .dark, textSize: .accessibility1, content: content)
    window.layoutIfNeeded()
    #expect(container.subviews.map(\.frame.minX) == [40, 0])
    #expect(heard.last?.0 == .dark && heard.last?.1 == .accessibility1)
    #expect(inside.traitCollection.userInterfaceStyle == .dark)
    #expect(inside.traitCollection.preferredContentSizeCategory == .accessibilityMedium)
    // The same surroundings again cause nothing.
    let told = heard.count
    container.layoutIfNeeded()
    #expect(heard.count == told)
  }
}
