import LayoutCore
import Testing

/// Colours, gradients and patterns.
@MainActor
extension HostBehaviour {
  /// Any paint has a place wherever a colour has one, and no view of its own; another one makes and moves no view.
  static func paints(_ host: some HostProbe) {
    let paints: [Paint] = [
      .color(.primary), Gradient(colors: [.primary, .blue]).paint,
      RadialGradient(colors: [.red, .clear], center: .center, startRadius: 2, endRadius: 20).paint,
      AngularGradient(colors: [.red, .blue], center: .top, angle: .degrees(30)).paint,
      ImagePaint(.file("none.png")).paint, Gradient(colors: []).paint,
      EllipticalGradient(colors: [.primary, .blue], endRadiusFraction: 1).paint,
      MeshGradient(
        width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.primary, .blue, .green, .mint]
      ).paint,
      MeshGradient(width: 3, height: 2, points: [], colors: [.red]).paint, Material.thin.paint,
      Color.primary.shadow(.inner(radius: 4)).shadow(.drop(color: .primary, radius: 4, y: 2)),
    ]
    var paint = paints[0]
    host.root.setBody {
      VStack(spacing: 0) {
        RoundedRectangle(cornerRadius: 4).fill(paint).size(width: 100, height: 50)
        Circle().stroke(paint, lineWidth: 4).size(width: 100, height: 50)
        box(20).padding(10).background(paint).cornerRadius(8).border(paint, width: 2)
        Rectangle().foregroundStyle(paint).size(width: 100, height: 50)
        Text("paint").foregroundStyle(paint).size(width: 100, height: 20)
      }
    }
    host.pass()
    let (frames, known) = (host.frames, host.identities)
    #expect(known.count == 6 && frames[0] == Rect(x: 100, y: 45, width: 100, height: 50))
    for scheme in [ColorScheme.dark, .light] {
      for next in paints {
        paint = next
        let calls = host.calls {
          host.root.environment.colorScheme = scheme
          host.root.updateBody()
        }
        #expect(calls == 0)
        host.pass()
        #expect(host.frames == frames && host.identities == known)
      }
    }
  }
}
