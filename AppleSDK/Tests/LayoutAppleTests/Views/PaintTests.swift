import Foundation
import LayoutCore
import QuartzCore
import Testing

@testable import LayoutApple

@MainActor
@Suite(.serialized)
struct PaintTests {
  private func layer(_ probe: Probe, _ at: Int = 0) -> CALayer? {
    let view = probe.views[at] as? PlatformView
    return view?.layer
  }

  private func gradients(_ layer: CALayer?) -> [CAGradientLayer] {
    (layer?.sublayers ?? []).compactMap { $0 as? CAGradientLayer }
  }

  @Test("A gradient is a layer that the shape cuts out, and goes with a colour")
  func shape() throws {
    let probe = Probe(width: 200, height: 100)
    var paint = LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing).paint
    probe.container.updateBody { Circle().fill(paint).stroke(.red, lineWidth: 4).size(width: 60, height: 40) }
    let shape = layer(probe) as? CAShapeLayer
    let gradient = try #require(gradients(shape).first)
    #expect(gradient.type == .axial && gradient.frame == CGRect(x: 0, y: 0, width: 60, height: 40))
    #expect(gradient.startPoint == CGPoint(x: 0, y: 0.5) && gradient.endPoint == CGPoint(x: 1, y: 0.5))
    #expect(gradient.locations == [0, 1] && gradient.colors?.count == 2)
    #expect((gradient.mask as? CAShapeLayer)?.path != nil)
    #expect(shape?.fillColor?.parts == [0, 0, 0, 0] && shape?.strokeColor?.parts.first == 1)
    paint = .color(.white)
    probe.container.updateBody()
    #expect(gradients(shape).isEmpty && shape?.fillColor?.parts == [1, 1, 1, 1])
  }

  @Test("A circle of colours has its radii in shares of the box, and a turn has its beginning in the direction of it")
  func ways() throws {
    let probe = Probe(width: 200, height: 100)
    var paint = RadialGradient(colors: [.black, .white], center: .center, startRadius: 5, endRadius: 20).paint
    probe.container.updateBody { Rectangle().fill(paint).size(width: 40, height: 80) }
    let gradient = try #require(gradients(layer(probe)).first)
    #expect(gradient.type == .radial && gradient.locations == [0.25, 1])
    #expect(gradient.startPoint == CGPoint(x: 0.5, y: 0.5) && gradient.endPoint == CGPoint(x: 1, y: 0.75))
    paint = AngularGradient(colors: [.black, .white], center: .center, angle: .degrees(90)).paint
    probe.container.updateBody()
    #expect(gradient.type == .conic && abs(gradient.endPoint.x - 0.5) < 1e-9 && gradient.endPoint.y == 1.5)
  }

  @Test("A box has a gradient below its views and one as its border above them")
  func box() {
    let probe = Probe(width: 200, height: 100)
    let paint = Gradient(colors: [.black, .white])
    probe.container.updateBody {
      Rectangle().size(width: 50, height: 30).background(paint).cornerRadius(8).border(paint, width: 2)
    }
    let box = layer(probe)
    #expect(gradients(box).map(\.zPosition) == [-1, 1] && box?.borderWidth == 0)
    #expect((gradients(box).last?.mask as? CAShapeLayer)?.lineWidth == 2)
  }

  @Test("Texts and grounds have the system's colours of roles in light and dark; a theme of one's own stays")
  func theme() {
    let probe = Probe(width: 200, height: 100)
    probe.container.updateBody { Text("a").foregroundColor(.primary) }
    #expect(probe.container.environment.colorTheme == .platform && ColorTheme.platform != ColorTheme())
    #expect((probe.views.first as? PlatformView)?.ink == [0, 0, 0, 1])
    probe.setDark(true)
    probe.pass()
    #expect((probe.views.first as? PlatformView)?.ink == [1, 1, 1, 1])
    let own = ColorTheme([.primary: .white])
    probe.container.environment.colorTheme = own
    probe.setDark(false)
    probe.pass()
    #expect(probe.container.environment.colorTheme == own)
  }
}
