import LayoutCore
import Testing

/// Shapes of callers, and free drawing.
@MainActor
extension HostBehaviour {
  /// A drawing is one view, which stays while its path changes, and is not called while it does not.
  static func draws(_ host: some HostProbe) {
    var end = 10.0
    host.root.setBody {
      VStack(spacing: 0) {
        Path { $0.addLines([.zero, Point(x: end, y: end)]) }.stroke(.red, lineWidth: 3).size(width: 20, height: 20)
        Circle().trim(to: 0.5).fill(.blue).size(width: 25, height: 20)
        Canvas { context, size in
          context.clip(to: Path(Rect(x: 0, y: 0, width: end, height: end)))
          context.fill(Path(Rect(origin: .zero, size: size)), with: .color(.green))
          context.draw(Text("it"), at: .zero)
        }
        .size(width: 30, height: 30)
        box(10)
      }
    }
    host.pass()
    #expect(host.frames.map(\.width) == [20, 25, 30, 10])
    let known = host.identities
    end = 15
    host.update()
    #expect(host.identities == known)
    #expect(host.calls { host.root.updateBody() } == 0)
  }
}
