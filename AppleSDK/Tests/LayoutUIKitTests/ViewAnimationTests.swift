import Foundation
import HostSuite
import Testing
import UIKit

@testable import LayoutApple
@testable import LayoutUIKit

/// What is set directly on views inside of `withAnimation`.
@MainActor
@Suite(.serialized)
struct ViewAnimationTests {
  private let probe = UIKitProbe(width: 200, height: 100)
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  private func clear() {
    Simulation.moves = []
    Simulation.changes = []
  }

  @Test(
    "frame, opacity and transform glide with the animation's timing",
    arguments: [
      (LayoutAnimation.easeInOut(duration: 0.3), Simulation.Motion(duration: 0.3, curve: "0.42 0.0 0.58 1.0")),
      (.linear(duration: 2), Simulation.Motion(duration: 2, curve: "0.0 0.0 1.0 1.0")),
      (.spring(damping: 0.7, velocity: 0.5), Simulation.Motion(duration: 0.5, curve: "spring 0.7 1.0 0.0")),
      (
        LayoutAnimation(duration: 1, delay: 0.5, timingFunction: .easeOut),
        Simulation.Motion(duration: 1, delay: 0.5, curve: "easeOut")
      ),
    ])
  func timing(animation: LayoutAnimation, motion: Simulation.Motion) {
    clear()
    let response = withAnimation(animation) {
      view.frame.size = CGSize(width: 300, height: 200)
      view.alpha = 0.5
      view.transform = CGAffineTransform(scaleX: 1.2, y: 1.2)
      return 7
    }
    #expect(response == 7)
    #expect(Simulation.moves.map(\.to) == [CGRect(x: 0, y: 0, width: 300, height: 200)])
    #expect(Simulation.moves.map(\.motion) == [motion])
    #expect(
      Simulation.changes == [
        Simulation.Change(property: "alpha", motion: motion), Simulation.Change(property: "transform", motion: motion),
      ])
    clear()
  }

  @Test("an animation of views that waits has its own duration and curve inside of another")
  func inAnother() {
    clear()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { [view] in
      withAnimation(LayoutAnimation(duration: 0.25, delay: 0.5, timingFunction: .easeOut)) { view.alpha = 0 }
      // What UIKit does without the layout.
      UIView.animate(withDuration: 2, delay: 0.5, options: .curveEaseIn) { view.alpha = 1 }
    }
    #expect(
      Simulation.changes.map(\.motion) == [
        Simulation.Motion(duration: 0.25, delay: 0.5, curve: "easeOut"),
        Simulation.Motion(duration: 1, delay: 0.5, curve: "linear"),
      ])
    clear()
  }

  @Test("repeats are those of views")
  func repeats() {
    clear()
    withAnimation(LayoutAnimation(duration: 1, timingFunction: .linear, repeatCount: 3, autoreverses: true)) {
      view.alpha = 0
    }
    #expect(Simulation.changes.map(\.motion.repeatCount) == [3])
    #expect(Simulation.changes.map(\.motion.autoreverses) == [true])
    #expect(Simulation.changes.map(\.motion.curve) == ["linear"])
    clear()
  }

  @Test("without an animation, or where a person wants little motion, nothing glides")
  func still() {
    clear()
    UIView.animate(withDuration: 1) { [view] in
      withAnimation(nil) { view.alpha = 0.25 }
      withAnimation(.linear(duration: 0)) { view.alpha = 0.5 }
    }
    #expect(Simulation.changes == [])
    Simulation.reducesMotion = true
    defer { Simulation.reducesMotion = false }
    var ends: [Bool] = []
    withAnimation(.default, { view.frame.origin.x = 5 }, completion: { ends.append($0) })
    #expect(Simulation.moves.isEmpty)
    #expect(view.frame.minX == 5)
    #expect(ends == [true])
  }

  @Test("the end is that of the views, and a turn inside moves by the layout's own clock")
  func end() throws {
    let box = UIView()
    var x = 0.0
    probe.container.updateBody { box.layout().size(width: 20, height: 20).position(x: 10 + x, y: 10) }
    clear()
    var ends: [Bool] = []
    withAnimation(
      .linear(duration: 1),
      {
        view.frame.origin.x = 40
        x = 50
        probe.container.updateBody()
      }, completion: { ends.append($0) })
    // The box is where it was, and begins to move.
    #expect(Simulation.moves.map { $0.view === view } == [true])
    #expect(box.frame.minX == 0)
    #expect(ends == [])
    let animator = try #require(UIViewPropertyAnimator.started.last)
    animator.finish()
    #expect(ends == [])
    TestClock.frame(at: 0)
    TestClock.frame(at: 0.5)
    #expect(box.frame.minX == 25)
    TestClock.frame(at: 1)
    #expect(box.frame.minX == 50)
    #expect(ends == [true])
    clear()
  }

  @Test("a task that was started inside animates by itself, once withAnimation has returned")
  func task() async {
    let box = UIView()
    var x = 0.0
    probe.container.updateBody { box.layout().size(width: 20, height: 20).position(x: 10 + x, y: 10) }
    let later = withAnimation {
      Task { @MainActor in
        clear()
        UIView.animate(withDuration: 0.25) {
          x = 50
          probe.container.updateBody()
        }
        defer { clear() }
        return Simulation.moves.filter { $0.view === box }.map(\.motion.duration)
      }
    }
    #expect(await later.value == [0.25])
  }

  @Test("what the changes throw is thrown")
  func throwing() {
    struct Refused: Error {}
    #expect(throws: Refused.self) { try withAnimation { throw Refused() } }
    #expect(view.frame.minX == 0)
  }
}
