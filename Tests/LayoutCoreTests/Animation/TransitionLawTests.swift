import LayoutCore
import LayoutTesting
import TestPromises
import Testing

@Suite(.promises("L1")) struct `Elements that come and go, whatever happens meanwhile` {
  @Test(.promises("F115")) func `of two alternatives one goes while the other comes, and back`() {
    let show = Show()
    var isFirst = true
    show.root.updateBody {
      HStack {
        if isFirst {
          Color.red.size(width: 40, height: 10).transition(.opacity)
        } else {
          Color.blue.size(width: 20, height: 10).transition(.opacity)
        }
        Spacer()
      }
    }
    func change() {
      show.host.takeCounts()
      isFirst.toggle()
      withAnimation(.linear(duration: 4)) { show.root.updateBody() }
    }
    /// The opacities of the red and the blue one.
    func opacities() -> [Double?] {
      [40.0, 20].map { width in
        show.views.first { show.host.views[$0]?.frame?.width == width }.flatMap {
          show.host.views[$0]?.presentation.opacity
        }
      }
    }
    change()
    for time in [0.0, 1] { show.tick(time) }
    #expect(opacities() == [0.75, 0.25])
    change()
    #expect(opacities() == [0.75, 0.25])
    show.tick(3)
    #expect(opacities() == [0.875, 0.125])
    show.tick(5)
    #expect(opacities() == [1, nil] && show.host.violations == [] && !show.root.hasRunningAnimations)
  }

  /// A layout that a script changes.
  private final class Script {
    var rows = [0, 1, 2]
    var isOn = true
    var width = 10.0

    var body: some Layout {
      HStack {
        ForEach(rows, id: \.self) { row in
          HStack {
            Color.red.size(width: self.width, height: 10).transition(.move(edge: .top))
            if self.isOn {
              Color.blue.size(width: Double(row), height: 10).transition(.opacity)
            } else {
              Color.green.size(width: 4, height: 4).transition(.scale)
            }
          }.background(.gray).transition(row % 2 == 0 ? .scale : .none)
        }
        if isOn { Color.blue.size(width: width, height: 10).transition(.slide) }
        Spacer()
      }
    }

    func change(_ root: LayoutRoot, _ dice: inout Dice) {
      switch Int.random(in: 0...4, using: &dice) {
      case 0: rows = Array((0..<6).shuffled(using: &dice).prefix(Int.random(in: 0...5, using: &dice)))
      case 1: isOn.toggle()
      case 2: width = Double(Int.random(in: 1...30, using: &dice))
      case 3: root.size.width = Double(Int.random(in: 100...300, using: &dice))
      default: break
      }
    }
  }

  @Test(.promises("F115", "F119"), arguments: 1...40)
  func `at rest the host shows the views of a new one, and every change was completed once`(seed: UInt64) {
    var dice = Dice(seed)
    let show = Show(width: 300, height: 40)
    let script = Script()
    show.root.updateBody { script.body }
    var (time, started) = (0.0, 0)
    for _ in 0..<12 {
      script.change(show.root, &dice)
      show.host.takeCounts()
      if Bool.random(using: &dice) {
        started += 1
        let animations: [LayoutAnimation?] = [nil, .linear(duration: 3), .spring, .linear(duration: 1)]
        withAnimation(animations[Int.random(in: 0...3, using: &dice)]) {
          show.root.updateBody()
        } completion: {
          show.ends.append($0)
        }
      } else {
        show.root.updateBody()
      }
      if Int.random(in: 0...5, using: &dice) == 0 {
        show.tick(time)
        show.root.finishAnimations()
      }
      for _ in 0..<Int.random(in: 0...3, using: &dice) {
        time += 0.3
        show.tick(time)
      }
    }
    show.tick(time)
    show.tick(time + 100)
    #expect(!show.root.hasRunningAnimations && show.ends.count == started && show.host.violations == [])
    #expect(show.host.views.values.allSatisfy { $0.presentation == .identity })
    let picture = show.host.picture
    let other = CountingHost()
    show.root.host = other
    show.root.layoutIfNeeded()
    #expect(other.picture == picture && show.host.views.isEmpty)
  }
}
