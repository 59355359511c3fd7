import AppKit
import Foundation
import HostSuite
import TestPromises
import Testing

@testable import LayoutApple
@testable import LayoutAppKit

@MainActor
@Suite(.serialized)
struct AppKitAnimationTests {
  @Test(
    "Springs, delays and repeats run by the layout's clock",
    .promises("F120"),
    arguments: [
      LayoutAnimation.spring(duration: 1), LayoutAnimation(duration: 1, delay: 0.5),
      LayoutAnimation(duration: 1, repeatCount: 2),
    ])
  func ownClock(animation: LayoutAnimation) {
    let (probe, box) = (AppKitProbe(width: 200, height: 100), NSView())
    var x = 0.0
    probe.container.updateBody { box.ui().size(width: 20, height: 20).position(x: 10 + x, y: 10) }
    Simulation.moves = []
    var ends: [Bool] = []
    let clocks = TestClock.running.count
    probe.container.animate(animation) {
      x = 50
      probe.container.updateBody()
    } completion: {
      ends.append($0)
    }
    #expect(Simulation.moves.isEmpty)
    #expect(TestClock.running.count == clocks + 1)
    TestClock.frame(at: 10)
    #expect(box.frame.minX == 0)
    TestClock.frame(at: 20)
    #expect(box.frame.minX == 50)
    #expect(ends == [true])
    #expect(TestClock.running.count == clocks)
  }

  @Test("A transition fades, moves and scales a view around its middle, by the clock of the window's display")
  func transition() {
    let probe = AppKitProbe(width: 200, height: 100)
    var isThere = false
    probe.container.updateBody {
      VStack {
        if isThere {
          Rectangle().size(width: 50, height: 30)
            .transition(.opacity.combined(with: .scale(0.5)).combined(with: .move(edge: .leading)))
        }
      }
    }
    let clocks = TestClock.running.count
    withAnimation(.linear(duration: 1)) {
      isThere = true
      probe.container.updateBody()
    }
    let box = probe.views.first as? NSView
    #expect(box?.alphaValue == 0)
    #expect(TestClock.running.count == clocks + 1)
    TestClock.frame(at: 10)
    TestClock.frame(at: 10.5)
    #expect(box?.alphaValue == 0.5)
    // Half the way back from a width to the left; the corner that the layer is anchored at moves in by half of the rest.
    #expect(box?.frame == CGRect(x: 50, y: 35, width: 50, height: 30))
    #expect(
      box?.layer?.affineTransform() == CGAffineTransform(a: 0.75, b: 0, c: 0, d: 0.75, tx: 6.25, ty: 3.75))
    TestClock.frame(at: 11)
    #expect(box?.alphaValue == 1)
    #expect(box?.frame == CGRect(x: 75, y: 35, width: 50, height: 30))
    #expect(box?.layer?.affineTransform() == .identity)
    #expect(TestClock.running.count == clocks)
  }
}
