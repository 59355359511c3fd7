import AppKit
import Foundation
import TestPromises
import Testing

@testable import LayoutApple
@testable import LayoutAppKit

@MainActor
@Suite(.serialized)
struct AppKitContainerTests {
  @Test("The layout's y grows downwards in a window whose y does not, in boxes and scroll views too", .promises("F013"))
  func flipped() {
    let probe = AppKitProbe(width: 100, height: 100)
    probe.container.updateBody {
      VStack(spacing: 0) {
        ScrollView { Rectangle().size(width: 10, height: 300) }.frame(height: 40)
        Rectangle().size(width: 10, height: 20).padding(5).background(.red)
      }.frame(maxHeight: .infinity, alignment: .top)
    }
    #expect(probe.window.contentView?.isFlipped == false)
    for view in probe.views.compactMap({ $0 as? NSView }) {
      #expect(view.superview?.isFlipped == true)
    }
    // A click 10 points below the window's upper edge is at the top of the layout; 95 below, on nothing.
    func at(_ y: Double) -> NSView? { probe.window.contentView?.hitTest(CGPoint(x: 50, y: 100 - y)) }
    #expect(at(45) === probe.views.first { probe.frame(of: $0).minY == 40 })
    #expect(at(95) === probe.window.contentView)
  }

  @Test("Appearance, scale, direction and safe area of a view become the layout's values", .promises("F013"))
  func traits() {
    let probe = AppKitProbe(width: 200, height: 100)
    var seen: [String] = []
    probe.container.updateBody {
      EnvironmentReader { values in
        let _ = seen.append("\(values.colorScheme) \(values.displayScale)")
        Text("a")
      }
    }
    probe.window.contentView?.appearance = NSAppearance(named: .darkAqua)
    Simulation.setScale(2, of: probe.window)
    Simulation.setSafeArea(NSEdgeInsets(top: 28, left: 1, bottom: 0, right: 2), of: probe.container)
    probe.pass()
    #expect(seen.first == "light 1.0")
    #expect(seen.last == "dark 2.0")
    #expect((probe.views.first as? NSTextField)?.textColor?.cgColor.parts == [1, 1, 1, 1])
    #expect(probe.container.environment.safeAreaInsets == EdgeInsets(top: 28, leading: 1, bottom: 0, trailing: 2))
    probe.container.userInterfaceLayoutDirection = .rightToLeft
    #expect(probe.container.environment.layoutDirection == .rightToLeft)
    #expect(probe.container.environment.safeAreaInsets.leading == 2)
  }

  @Test("AppKit's values are read by name; reduced motion is observed", .promises("F121"))
  func byName() {
    // Another host in the same process may have been first.
    let other = EnvironmentProvider.shared.system
    SystemFollowers.shared.provide()
    defer { EnvironmentProvider.shared.system = other }
    let probe = AppKitProbe(width: 200, height: 100)
    probe.window.contentView?.appearance = NSAppearance(named: .darkAqua)
    #expect(ColorScheme.current == .dark)
    Simulation.reducesMotion = true
    #expect(probe.container.environment.reducesMotion)
    #expect(EnvironmentValues.shared.reducesMotion)
    Simulation.reducesMotion = false
    #expect(!probe.container.environment.reducesMotion)
    probe.window.contentView?.appearance = NSAppearance(named: .aqua)
    #expect(ColorScheme.current == .light)
  }

  @Test("A container in a container takes the size that its layout needs")
  func nested() {
    let (probe, inner) = (AppKitProbe(width: 200, height: 100), LayoutContainer())
    inner.setBody { Text("four four").font(.system(size: 16)) }
    probe.container.updateBody { inner.ui().frame(width: 40) }
    #expect(inner.frame == CGRect(x: 84, y: 30, width: 32, height: 40))
    probe.pass()
    #expect((inner.subviews.first as? NSTextField)?.maximumNumberOfLines == 0)
    #expect(inner.subviews.first?.frame == CGRect(x: -2, y: 0, width: 36, height: 40))
  }

  @Test("A view that moves among others keeps the keyboard")
  func keyboard() {
    let probe = AppKitProbe(width: 200, height: 100)
    var order = [1, 2, 3]
    probe.container.updateBody {
      ForEach(order, id: \.self) { row in
        TextField("\(row)", text: .constant(""))
      }
    }
    // The one that goes behind the others is taken out and put in again, unless it has the keyboard.
    for row in [1, 2, 3] {
      let field = probe.views.compactMap { $0 as? NSTextField }.first
      #expect(field?.placeholderString == "\(row)")
      #expect(probe.window.makeFirstResponder(field))
      order = Array(order.dropFirst()) + [row]
      probe.container.updateBody()
      #expect(probe.window.firstResponder === field)
      #expect(field?.currentEditor() != nil)
      #expect(probe.views.compactMap { ($0 as? NSTextField)?.placeholderString } == order.map { "\($0)" })
    }
  }
}
