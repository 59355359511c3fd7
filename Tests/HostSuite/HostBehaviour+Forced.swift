import LayoutCore
import Testing

/// Turns that the caller forces, since more changed than the layout can know.
@MainActor
extension HostBehaviour {
  /// The calls that force a turn.
  private static let remedies: [(name: String, call: (LayoutRoot) -> Void)] = [
    ("updateBody()", { $0.updateBody() }),
    (
      "setNeedsLayout()",
      {
        $0.setNeedsLayout()
        $0.layoutIfNeeded()
      }
    ),
    ("updateLayoutForOrientationChange()", { $0.updateLayoutForOrientationChange() }),
    (
      "invalidateLayoutTree()",
      {
        $0.invalidateLayoutTree()
        $0.layoutIfNeeded()
      }
    ),
    (
      "rebuildLayoutTree()",
      {
        $0.rebuildLayoutTree()
        $0.layoutIfNeeded()
      }
    ),
  ]

  /// A view that measures itself is measured once: another response moves the views that depend on it, an equal one
  /// causes no call.
  static func measuresAgain(_ host: some HostProbe) {
    let native = host.makeMeasured(width: 40, height: 30)
    host.root.setBody {
      VStack(spacing: 10) {
        native.element; box(10)
      }
    }
    host.pass()
    let known = host.identities
    for (step, remedy) in remedies.enumerated() {
      let width = 50 + 10 * Double(step)
      for width in [width, width] {
        host.change(native.view, width: width, height: 30)
        let (requested, isOther) = (host.questions(to: native.view), host.frame(of: native.view).width != width)
        let calls = host.calls { remedy.call(host.root) }
        // A toolkit that reports its views' sizes has notified the layout by itself.
        #expect(calls == (isOther && requested != nil ? 1 : 0), "\(remedy.name)")
        #expect(host.questions(to: native.view) == requested.map { $0 + 1 }, "\(remedy.name)")
        #expect(
          host.frames == [
            Rect(x: 150 - width / 2, y: 125, width: width, height: 30), Rect(x: 145, y: 165, width: 10, height: 10),
          ], "\(remedy.name)")
      }
    }
    #expect(host.identities == known)
  }

  /// Views of any sort and at any depth whose frame other code set go back to their own; the others get no call.
  static func restores(_ host: some HostProbe) {
    let native = host.makeMeasured(width: 40, height: 30)
    host.root.setBody {
      VStack(spacing: 10) {
        VStack(spacing: 0) {
          native.element; label("it")
        }.padding(5).background(.yellow)
        box(10)
      }
    }
    host.pass()
    let frames = [
      Rect(x: 125, y: 110, width: 50, height: 60), Rect(x: 5, y: 5, width: 40, height: 30),
      Rect(x: 17, y: 35, width: 16, height: 20), Rect(x: 145, y: 180, width: 10, height: 10),
    ]
    #expect(host.frames == frames)
    for remedy in remedies {
      for (index, view) in host.views.enumerated() {
        host.displace(view, to: Rect(x: 7, y: 9, width: 80, height: 60))
        #expect(host.frame(of: view) == Rect(x: 7, y: 9, width: 80, height: 60))
        remedy.call(host.root)
        host.pass()
        #expect(host.frames == frames, "\(remedy.name), view \(index)")
      }
    }
    // A turn that follows from a change takes the other frames for known.
    host.displace(native.view, to: Rect(x: 7, y: 9, width: 80, height: 60))
    host.root.invalidateLayout(for: .contentChanged)
    host.root.layoutIfNeeded()
    #expect(host.frame(of: native.view) == Rect(x: 7, y: 9, width: 80, height: 60))
  }

  /// A view that the caller moves keeps its frame until the caller stops.
  static func protects(_ host: some HostProbe) throws {
    let native = host.makeMeasured(width: 40, height: 30)
    host.root.setBody {
      VStack(spacing: 10) {
        native.element; box(10)
      }
    }
    host.pass()
    let frames = host.frames
    let id = try #require(host.id(of: native.view))
    let elsewhere = Rect(x: 7, y: 9, width: 80, height: 60)
    host.root.startAnimating(id)
    for remedy in remedies {
      for view in host.views { host.displace(view, to: elsewhere) }
      remedy.call(host.root)
      host.pass()
      #expect(host.frames == [elsewhere, frames[1]], "\(remedy.name)")
    }
    host.root.stopAnimating(id)
    host.pass()
    #expect(host.frames == frames)
  }
}
