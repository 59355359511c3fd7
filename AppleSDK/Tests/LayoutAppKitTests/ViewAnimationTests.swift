import AppKit
import Foundation
import HostSuite
import Testing

@testable import LayoutAppKit
@testable import LayoutApple

/// What is set directly on views inside of `withAnimation`.
@MainActor
@Suite(.serialized)
struct ViewAnimationTests {
  private let probe = AppKitProbe(width: 200, height: 100)
  private let view = NSView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  @Test(
    "a frame glides with the animation's timing",
    arguments: [
      (LayoutAnimation.easeInOut(duration: 0.3), 0.3, "0.42 0.0 0.58 1.0"),
      (.linear(duration: 2), 2, "0.0 0.0 1.0 1.0"),
      // One run, as long as all of it.
      (.spring(damping: 0.7, velocity: 0.5), 0.5, "0.42 0.0 0.58 1.0"),
      (LayoutAnimation(duration: 1, delay: 0.5, timingFunction: .easeOut, repeatCount: 2), 2.5, "0.42 0.0 0.58 1.0"),
    ])
  func timing(animation: LayoutAnimation, duration: Double, curve: String) {
    var ends: [Bool] = []
    Simulation.moves = []
    withAnimation(
      animation, { view.frame = CGRect(x: 20, y: 0, width: 300, height: 200) }, completion: { ends.append($0) })
    #expect(Simulation.moves.map(\.to) == [CGRect(x: 20, y: 0, width: 300, height: 200)])
    #expect(Simulation.moves.map(\.duration) == [duration])
    #expect(Simulation.moves.map(\.curve) == [curve])
    #expect(ends == [])
    Simulation.finishAnimations()
    #expect(ends == [true])
    Simulation.moves = []
  }

  @Test("without an animation, or where a person wants little motion, nothing glides")
  func still() {
    Simulation.moves = []
    NSAnimationContext.runAnimationGroup { context in
      context.allowsImplicitAnimation = true
      withAnimation(nil) { view.frame.origin.x = 3 }
    }
    Simulation.reducesMotion = true
    defer { Simulation.reducesMotion = false }
    withAnimation { view.frame.origin.x = 5 }
    #expect(Simulation.moves.isEmpty)
    #expect(view.frame.minX == 5)
  }

  @Test("a turn inside moves by the layout's own clock")
  func turn() {
    let box = NSView()
    var x = 0.0
    probe.container.updateBody { box.ui().size(width: 20, height: 20).position(x: 10 + x, y: 10) }
    Simulation.moves = []
    withAnimation(.linear(duration: 1)) {
      view.frame.origin.x = 40
      x = 50
      probe.container.updateBody()
    }
    #expect(Simulation.moves.map { $0.view === view } == [true])
    #expect(box.frame.minX == 0)
    TestClock.frame(at: 0)
    TestClock.frame(at: 0.5)
    #expect(box.frame.minX == 25)
    TestClock.frame(at: 1)
    #expect(box.frame.minX == 50)
    Simulation.finishAnimations()
    Simulation.moves = []
  }
}
