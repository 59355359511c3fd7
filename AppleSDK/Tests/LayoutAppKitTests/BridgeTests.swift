import AppKit
import Testing

import class SwiftUI.NSHostingController
import protocol SwiftUI.View

@testable import LayoutApple
@testable import LayoutAppKit

@MainActor
@Suite(.serialized)
struct BridgeTests {
  private func show(_ controller: NSViewController) -> NSWindow {
    let window = NSWindow(size: CGSize(width: 390, height: 844))
    window.contentViewController = controller
    window.setContentSize(CGSize(width: 390, height: 844))
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

  @Test("F154 A view of AppKit's stands in a view of SwiftUI's, and later values of it are shown")
  func swiftui() {
    let (one, two) = (NSTextField(labelWithString: "One"), NSTextField(labelWithString: "Two"))
    let controller = NSHostingController(rootView: one.swiftui.frame(height: 200))
    let window = show(controller)
    let box = controller.view.subviews.first
    #expect(one.superview === box && box?.frame.midY == 422)
    #expect(box?.frame.size == CGSize(NSViewLeaf.of(one).sizeThatFits(Proposal(width: nil, height: nil))))
    controller.rootView = two.swiftui.frame(height: 200)
    window.layoutIfNeeded()
    #expect(one.superview == nil && two.superview === box && controller.view.subviews.count == 1)
  }

  @Test(
    "F153 A layout in SwiftUI answers proposals by the engine, on AppKit too",
    arguments: [
      (nil, nil, 100, 10), (0, 0, 90, 10), (.infinity, .infinity, .infinity, 20), (200, 15, 200, 15),
      (nil, 15, 100, 15), (200, nil, 200, 10),
    ] as [(CGFloat?, CGFloat?, CGFloat, CGFloat)])
  func proposals(width: CGFloat?, height: CGFloat?, expectedWidth: CGFloat, expectedHeight: CGFloat) {
    let size =
      if let width, let height {
        NSHostingController(rootView: boxes(2)).sizeThatFits(in: CGSize(width: width, height: height))
      } else {
        // What SwiftUI leaves open is asked for by its ideal size.
        NSHostingController(rootView: boxes(2).frame(width: width, height: height)).view.intrinsicContentSize
      }
    #expect(size == CGSize(width: expectedWidth, height: expectedHeight))
  }

  @Test("A layout in SwiftUI follows later values, and SwiftUI's direction and colour scheme")
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
    let controller = NSHostingController(rootView: Around(content: content(20)))
    let window = show(controller)
    let container = try #require(controller.view.subviews.first as? LayoutContainer)
    let views = container.subviews.map { ObjectIdentifier($0) }
    #expect(container.subviews.map(\.frame.minX) == [0, 20] && heard.last == .light)
    controller.rootView = Around(isRightToLeft: true, isDark: true, content: content(30))
    window.layoutIfNeeded()
    #expect(container.subviews.map(\.frame.minX) == [40, 0] && heard.last == .dark)
    #expect(container.subviews.map(\.frame.width) == [30, 40])
    #expect(container.subviews.map { ObjectIdentifier($0) } == views)
    #expect(container.frame.width == 70)
  }

  @Test("F157 A view of SwiftUI's has its ideal size by itself, and no insets of SwiftUI's for what the layout sees to")
  func ideal() {
    let view = Letters(text: "Hello").appkitView
    // Five letters of 8.5 points, a line of 21.25.
    #expect(view.intrinsicContentSize == CGSize(width: 42.5, height: 21.25))
    let open = NSViewLeaf.of(view).sizeThatFits(Proposal(width: nil, height: nil))
    #expect(open == Size(width: 42.5, height: 21.25))
    let wide = NSViewLeaf.of(view).sizeThatFits(Proposal(width: 200, height: 100))
    #expect(wide == Size(width: 42.5, height: 21.25))
    #expect(view.controller.safeAreaRegions == [])
  }

  @Test("F156 F157 A view of SwiftUI's in a controller, and as a view in a layout, which keeps its controller")
  func leaves() {
    #expect(Letters(text: "Hello").appkit.rootView.text == "Hello")
    let window = NSWindow(size: CGSize(width: 300, height: 100))
    let container = LayoutContainer(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    window.contentView?.addSubview(container)
    var text = "Four"
    let kept = Letters(text: "Kept").appkitView
    container.updateBody {
      HStack(spacing: 10) {
        Letters(text: text).ui()
        kept.ui()
      }
    }
    container.layoutSubtreeIfNeeded()
    let letters = container.subviews.first as? HostingView<Letters>
    let controller = letters?.controller
    let width = letters?.frame.width ?? 0
    #expect(width > 0 && controller?.view.superview === letters)
    text = "Four and"
    container.updateBody()
    #expect(letters === container.subviews.first && letters?.controller === controller)
    #expect(letters?.rootView.text == "Four and" && letters?.frame.width == 2 * width)
    kept.rootView.text = "Kept now"
    container.layoutSubtreeIfNeeded()
    #expect(kept.frame.width == 2 * width)
  }
}
