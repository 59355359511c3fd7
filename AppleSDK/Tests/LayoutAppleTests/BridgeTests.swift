import Foundation
import TestPromises
import Testing

import protocol SwiftUI.View

@testable import LayoutApple

@MainActor
@Suite(.serialized)
struct BridgeTests {
  private func show(_ controller: PlatformViewController) -> PlatformWindow {
    let window = PlatformWindow(width: 390, height: 844)
    window.show(controller)
    window.layoutIfNeeded()
    return window
  }

  private func boxes(_ count: Int) -> LayoutView<some Layout> {
    LayoutView {
      HStack(spacing: 10) {
        for index in 0..<count { Rectangle().size(width: 20, height: 10).id(index) }
        Rectangle().frame(minWidth: 30, idealWidth: 40, maxHeight: 20)
      }
    }
  }

  private func parts(_ controller: PlatformViewController) -> [PlatformView] { controller.view.subviews }

  // MARK: The toolkit's views in SwiftUI

  @Test("A view of the toolkit's stands in a view of SwiftUI's, and later values of it are shown", .promises("F154"))
  func swiftui() {
    let (one, two) = (MeasuredView(CGSize(width: 30, height: 20)), PlatformView.label("Two"))
    func content(_ view: PlatformView) -> HostedView<PlatformView> { view.swiftui }
    let controller = PlatformHostingController(rootView: content(one).frame(height: 200))
    let window = show(controller)
    let box = parts(controller).first
    #expect(one.superview === box && box?.frame == CGRect(x: 180, y: 412, width: 30, height: 20))
    #expect(one.frame == CGRect(x: 0, y: 0, width: 30, height: 20))
    controller.rootView = content(two).frame(height: 200)
    window.layoutIfNeeded()
    #expect(one.superview == nil && two.superview === box && parts(controller).count == 1)
    #expect(box?.frame.size == CGSize(PlatformLeaf.of(two).sizeThatFits(Proposal(width: nil, height: nil))))
  }

  @Test("What SwiftUI no longer shows is taken out, and the toolkit's view is given back")
  func goes() {
    let label = PlatformView.label("Here")
    let controller = PlatformHostingController(rootView: Perhaps(isThere: true, content: label.swiftui))
    let window = show(controller)
    #expect(label.superview?.superview === controller.view)
    controller.rootView.isThere = false
    window.layoutIfNeeded()
    #expect(label.superview == nil && parts(controller).isEmpty)
  }

  // MARK: SwiftUI's views in the toolkit

  @Test(
    "A view of SwiftUI's has its ideal size by itself, and no insets of SwiftUI's for what the layout sees to",
    .promises("F157"))
  func ideal() {
    let view = HostingView.of(Letters(text: "Hello"))
    // Five letters of 8.5 points, a line of 21.25.
    #expect(view.intrinsicContentSize == CGSize(width: 42.5, height: 21.25))
    let open = PlatformLeaf.of(view).sizeThatFits(Proposal(width: nil, height: nil))
    #expect(open == Size(width: 42.5, height: 21.25))
    let wide = PlatformLeaf.of(view).sizeThatFits(Proposal(width: 200, height: 100))
    #expect(wide == Size(width: 42.5, height: 21.25))
    #expect(view.controller.safeAreaRegions == [])
  }

  @Test("A view of SwiftUI's as a view fills what it is given, as soon as that changes", .promises("F157"))
  func fills() {
    let (window, view) = (PlatformWindow(width: 390, height: 844), HostingView.of(Letters(text: "Hello")))
    window.content.addSubview(view)
    view.frame = CGRect(x: 10, y: 10, width: 100, height: 50)
    #expect(view.controller.view.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    window.layoutIfNeeded()
    view.frame = CGRect(x: 10, y: 10, width: 80, height: 60)
    #expect(view.controller.view.frame == CGRect(x: 0, y: 0, width: 80, height: 60))
  }

  @Test(
    "A view of SwiftUI's stands in a layout and keeps its controller; it is measured by its own sizes",
    .promises("F157"))
  func leaves() {
    let window = PlatformWindow(width: 300, height: 100)
    let container = LayoutContainer(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    window.content.addSubview(container)
    var text = "Four"
    let kept = HostingView.of(Letters(text: "Kept"))
    container.updateBody {
      HStack(spacing: 10) {
        Letters(text: text).ui()
        kept.ui()
      }
    }
    window.layoutIfNeeded()
    let letters = container.subviews.first as? HostingView<Letters>
    let controller = letters?.controller
    #expect(letters?.frame.width == 34 && controller?.view.superview === letters)
    text = "Four and"
    container.updateBody()
    #expect(letters === container.subviews.first && letters?.controller === controller)
    #expect(letters?.rootView.text == "Four and" && letters?.frame.width == 68)
    kept.rootView.text = "Kept now"
    window.layoutIfNeeded()
    #expect(kept.frame.width == 68)
  }

  @Test("A view of SwiftUI's that a body makes anew takes the later one's content over", .promises("F157"))
  func takesOver() {
    let container = LayoutContainer(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    container.updateBody { HostingView.of(Letters(text: "One")).ui() }
    let view = container.subviews[0] as? HostingView<Letters>
    container.updateBody { HostingView.of(Letters(text: "Three")).ui() }
    #expect(container.subviews.count == 1 && container.subviews[0] === view)
    #expect(view?.rootView.text == "Three" && view?.frame.width == 43)
  }

  // MARK: Layouts in SwiftUI

  @Test(
    "A layout in SwiftUI responds to proposals by the engine: ideal, minimum, maximum, and the proposed size",
    .promises("F153"),
    arguments: [
      (nil, nil, 100, 10), (0, 0, 90, 10), (.infinity, .infinity, .infinity, 20), (200, 15, 200, 15),
      (50, nil, 90, 10), (nil, 15, 100, 15), (200, nil, 200, 10),
    ] as [(CGFloat?, CGFloat?, CGFloat, CGFloat)])
  func proposals(width: CGFloat?, height: CGFloat?, expectedWidth: CGFloat, expectedHeight: CGFloat) {
    let controller = PlatformHostingController(rootView: boxes(2))
    let window = show(controller)
    let container = parts(controller)[0] as? LayoutContainer
    let size = container?.size(for: Proposal(width: width.map { Double($0) }, height: height.map { Double($0) }))
    #expect(size == Size(width: Double(expectedWidth), height: Double(expectedHeight)))
    let framed = PlatformHostingController(rootView: boxes(2).frame(width: width, height: height))
    framed.sizingOptions = .intrinsicContentSize
    let asked =
      if let width, let height {
        controller.sizeThatFits(in: CGSize(width: width, height: height))
      } else {
        // SwiftUI's unspecified length is measured as the ideal one.
        framed.view.intrinsicContentSize
      }
    #expect(asked == CGSize(width: width == 50 ? 50 : expectedWidth, height: expectedHeight))
    withExtendedLifetime(window) {}
  }

  @Test(
    "A text in a layout in SwiftUI breaks in a smaller proposal, and takes the height that it needs", .promises("F153"))
  func text() {
    let text = LayoutView { Text("Twelve chars").font(.system(size: 16)) }
    let controller = PlatformHostingController(rootView: Around(width: 60, content: text))
    let window = show(controller)
    let container = parts(controller)[0] as? LayoutContainer
    #expect(container?.frame.size == CGSize(width: 48, height: 40))
    controller.rootView.width = 200
    window.layoutIfNeeded()
    #expect(container?.frame.size == CGSize(width: 96, height: 20))
    #expect(parts(controller)[0] === container)
  }

  @Test("A layout in SwiftUI follows later values of its content; views stay")
  func updates() throws {
    let controller = PlatformHostingController(rootView: Around(height: 40, content: boxes(2)))
    let window = show(controller)
    let container = try #require(parts(controller)[0] as? LayoutContainer)
    let views = container.subviews.map { ObjectIdentifier($0) }
    #expect(container.frame == CGRect(x: 0, y: 412, width: 390, height: 20))
    controller.rootView = Around(height: 40, content: boxes(3))
    window.layoutIfNeeded()
    #expect(container.subviews.count == 4)
    #expect(container.subviews[..<2].map { ObjectIdentifier($0) } == Array(views[..<2]))
    #expect(container.subviews[2].frame.minX == 60)
  }

  @Test("A layout in SwiftUI follows SwiftUI's direction and colour scheme, and equal ones cause nothing")
  func surroundings() throws {
    var heard: [ColorScheme] = []
    func content(_ side: Double) -> LayoutView<some Layout> {
      LayoutView {
        HStack {
          EnvironmentReader { values in
            let _ = heard.append(values.colorScheme)
            Rectangle().size(width: side, height: 10)
          }
          Rectangle().size(width: 40, height: 10)
        }
      }
    }
    let controller = PlatformHostingController(rootView: Around(content: content(20)))
    let window = show(controller)
    let container = try #require(parts(controller).first as? LayoutContainer)
    let views = container.subviews.map { ObjectIdentifier($0) }
    #expect(container.subviews.map(\.frame.minX) == [0, 20] && heard.last == .light)
    controller.rootView = Around(isRightToLeft: true, isDark: true, content: content(30))
    window.layoutIfNeeded()
    #expect(container.subviews.map(\.frame.minX) == [40, 0] && heard.last == .dark)
    #expect(container.subviews.map(\.frame.width) == [30, 40])
    #expect(container.subviews.map { ObjectIdentifier($0) } == views)
    #expect(container.frame.width == 70)
    let told = heard.count
    container.layoutIfNeeded()
    #expect(heard.count == told)
  }
}
