import LayoutCore
import LayoutTesting
import Observation
import TestPromises
import Testing

@Observable private final class Width {
  var value = 40.0
  var echo = 40.0
  var isOn = false
}

/// As wide as a model's value, which it writes in its turn.
private struct Notifier: Layout {
  let width: Width
  var body: some Layout {
    if width.isOn { let _ = width.echo = width.value }
    Box(width.value, 10)
  }
}

/// Writes the opposite value.
private struct Contrary: Layout {
  let width: Width
  var body: some Layout {
    if width.isOn { let _ = width.value = 100 - width.echo }
    Box(1, 1)
  }
}

/// Changes its width when its geometry changes.
private struct Shy: Layout {
  @State private var width = 40.0
  var body: some Layout {
    Box(width, 10).onGeometryChange(for: Double.self, of: \.size.width) { width = $0 == 40 ? 60 : 40 }
  }
}

/// As wide as a model's value, which it changes when its geometry changes.
private struct Echo: Layout {
  let width: Width
  var body: some Layout {
    let isOn = width.isOn
    Box(width.value, 10)
      .onGeometryChange(for: Double.self, of: \.size.width) { if isOn { width.value = $0 == 40 ? 60 : 40 } }
  }
}

/// Shows something else at each turn of its loop.
private struct Flip: Layout {
  let width: Width
  var body: some Layout {
    VStack(spacing: 0) {
      if width.isOn {
        Box(40, 10)
      } else {
        Box(60, 20)
        Box(5, 5)
      }
    }
    .onGeometryChange(for: Double.self, of: \.size.width) { _ in width.isOn.toggle() }
  }
}

/// As high as the value of another thread.
private struct Remote: Layout {
  let distant: SharedModel<Double>
  var body: some Layout { Box(1, distant.value) }
}

private struct Widest: PreferenceKey {
  static var defaultValue: Double { 0 }
  static func reduce(value: inout Double, nextValue: () -> Double) { value = max(value, nextValue()) }
}

/// Sets its width as a preference, and changes it when that changes.
private struct Talker: Layout {
  @State private var width = 40.0
  var body: some Layout {
    Box(width, 10).preference(key: Widest.self, value: width)
      .onPreferenceChange(Widest.self) { width = $0 == 40 ? 60 : 40 }
  }
}

@Suite struct `Loops through state` {
  @Test(.promises("B19"))
  func `an action that changes its own geometry ends after four turns, with the values and the writer`() {
    var requested = 0
    let root = LayoutRoot(size: Size(width: 100, height: 100), schedule: { _ in requested += 1 })
    let profiler = LayoutProfiler()
    root.profiler = profiler
    profiler.startProfiling()
    root.updateBody {
      VStack {
        Box(1, 1)
        Shy()
      }
    }
    let profile = profiler.stopProfiling()
    #expect(profile.turnCount == 4)
    // The two elements and the two boxes, then the box that changed, in each of three turns.
    #expect(profile.turns.map(\.counters.bodies) == [3, 2, 2, 2])
    #expect(root.result.leaves.map(\.width) == [1, 60])
    #expect(root.diagnostics.map(\.code) == [.unsettledGeometry])
    #expect(root.diagnostics.map(\.path) == ["0.1"])
    #expect(root.diagnostics[0].message.contains("its geometry changed each time: 40.0, 60.0, 40.0, 60.0;"))
    #expect(
      root.diagnostics[0].cause?.contains(
        "the action on its geometry at 0.1 writes what the body of Shy at 0.1 reads") == true)
    // Nothing goes on by itself.
    #expect(requested == 1)
    root.layoutIfNeeded()
    #expect(profiler.report.turnCount == 4)
    #expect(requested == 1)
  }

  @Test(.promises("B19"))
  func `an action on a preference that changes it ends after four turns, with the values and the writer`() {
    var requested = 0
    let root = LayoutRoot(size: Size(width: 100, height: 100), schedule: { _ in requested += 1 })
    root.updateBody {
      VStack {
        Box(1, 1)
        Talker()
      }
    }
    #expect(root.result.leaves.map(\.width) == [1, 60])
    #expect(root.diagnostics.map(\.code) == [.unsettledPreference])
    #expect(root.diagnostics.map(\.path) == ["0.1"])
    #expect(root.diagnostics[0].message.contains("the preference Widest changed each time: 40.0, 60.0, 40.0, 60.0;"))
    #expect(root.diagnostics[0].cause?.contains("writes what the body of Talker at 0.1 reads") == true)
    #expect(requested == 1)
    root.layoutIfNeeded()
    #expect(requested == 1)
  }

  @Test(.promises("B19"))
  func `two bodies that write what the other one reads end after four turns, with the sizes and both places`() {
    let width = Width()
    var requested = 0
    let root = LayoutRoot(size: Size(width: 100, height: 100), schedule: { _ in requested += 1 })
    let profiler = LayoutProfiler()
    root.profiler = profiler
    root.updateBody {
      VStack {
        Notifier(width: width)
        Contrary(width: width)
      }
    }
    #expect(root.diagnostics == [])
    let before = requested
    width.isOn = true
    profiler.startProfiling()
    root.layoutIfNeeded()
    // Both, and a box each; then one after the other, of which one has a box that is the same.
    #expect(profiler.report.turns.map(\.counters.bodies) == [4, 2, 1, 2])
    #expect(root.result.leaves.map(\.width) == [40, 1])
    #expect(root.diagnostics.map(\.code) == [.unsettledGeometry])
    #expect(root.diagnostics.map(\.path) == ["0.0"])
    #expect(root.diagnostics.first?.message.contains("60x10") == true)
    #expect(
      root.diagnostics.first?.cause?.contains(
        "the body of Notifier at 0.0 writes what the body of Contrary at 0.1 reads") == true)
    // The turn that the change requested, and no other.
    #expect(requested == before + 1)
    let turns = profiler.report.turnCount
    root.layoutIfNeeded()
    #expect(profiler.report.turnCount == turns)
    #expect(root.diagnostics.count == 1)
    // A change that ends the loop takes effect.
    width.isOn = false
    #expect(requested == before + 2)
    root.layoutIfNeeded()
    #expect(root.diagnostics.count == 1)
  }

  @Test(.promises("B19"))
  func `bodies that request turns are named, with the sizes in the order they came`() {
    var turns = 0
    var requested = 0
    let root = LayoutRoot(size: Size(width: 100, height: 100), schedule: { _ in requested += 1 })
    root.setBody {
      let _ = turns += 1
      let _ = root.setNeedsLayout()
      let _ = root.rebuildLayoutTree()
      Box(turns % 2 == 0 ? 60 : 40, 10)
    }
    root.layoutIfNeeded()
    #expect(turns == 4)
    #expect(root.result.leaves.map(\.width) == [60])
    #expect(root.diagnostics.map(\.code) == [.unsettledGeometry])
    #expect(root.diagnostics[0].message.contains("40x10, 60x10, 40x10, 60x10"))
    #expect(root.diagnostics[0].cause?.contains("the root's body") == true)
    #expect(requested == 1)
    // Another loop at the same place is no news.
    root.setNeedsLayout()
    root.updateBody()
    #expect(turns == 8)
    #expect(root.diagnostics.count == 1)
  }

  @Test(.promises("B19"))
  func `a change that ends a loop of one body takes effect`() {
    let width = Width()
    width.isOn = true
    var requested = 0
    let root = LayoutRoot(size: Size(width: 100, height: 100), schedule: { _ in requested += 1 })
    let profiler = LayoutProfiler()
    root.profiler = profiler
    profiler.startProfiling()
    root.updateBody {
      VStack {
        Box(1, 1)
        Echo(width: width)
      }
    }
    #expect(root.diagnostics.map(\.code) == [.unsettledGeometry])
    #expect(root.result.leaves.map(\.width) == [1, 60])
    #expect(requested == 1 && profiler.report.turnCount == 4)
    width.isOn = false
    #expect(requested == 2)
    root.layoutIfNeeded()
    // What the last action of the loop wrote is shown now.
    #expect(root.result.leaves.map(\.width) == [1, 40])
    #expect(requested == 2 && profiler.report.turnCount == 5)
    #expect(root.diagnostics.count == 1)
  }

  @Test(.promises("B19"))
  func `the last frames stay, although bodies are evaluated for what they read`() {
    let width = Width()
    var requested = 0
    let root = LayoutRoot(size: Size(width: 100, height: 100), schedule: { _ in requested += 1 })
    let host = CountingHost()
    root.host = host
    root.updateBody { Flip(width: width) }
    #expect(root.diagnostics.map(\.code) == [.unsettledGeometry])
    // The first turn shows two, the second one, and so on.
    #expect(root.result.leaves == [rect(30, 45, 40, 10)])
    #expect(host.views.values.map(\.frame) == [rect(30, 45, 40, 10)])
    #expect(requested == 1)
    // Nor do questions change them.
    #expect(root.sizesThatFit([.unspecified]).map(\.size) == [Size(width: 40, height: 10)])
    #expect(root.result.leaves == [rect(30, 45, 40, 10)])
    width.isOn = true
    #expect(requested == 2)
  }

  @Test(.promises("B19", "B24"))
  func `a change of another thread at the end of a loop requests another turn`() {
    let width = Width()
    width.isOn = true
    let distant = SharedModel(0.0)
    var (turns, requested) = (0, 0)
    let root = LayoutRoot(size: Size(width: 100, height: 100), schedule: { _ in requested += 1 })
    root.updateBody {
      VStack(alignment: .leading, spacing: 0) {
        Echo(width: width)
        Remote(distant: distant)
          .onGeometryChange(for: Double.self, of: \.size.width) { _ in }
        Box(width.value, 1).onGeometryChange(for: Double.self, of: \.size.width) { _ in
          turns += 1
          if turns == 4 { onOtherThread { distant.value = 7 } }
        }
      }
    }
    #expect(turns == 4)
    #expect(requested == 2)
    #expect(root.result.leaves.map(\.height) == [10, 0, 1])
    width.isOn = false
    root.layoutIfNeeded()
    #expect(root.result.leaves.map(\.height) == [10, 7, 1])
  }
}
