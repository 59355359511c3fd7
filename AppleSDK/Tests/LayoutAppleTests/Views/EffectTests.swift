import Foundation
import LayoutCore
import QuartzCore
import Testing

@testable import LayoutApple

@MainActor
@Suite(.serialized)
struct EffectTests {
  private func layer(_ view: AnyObject?) -> CALayer? {
    let view = view as? PlatformView
    return view?.layer
  }

  private func box(_ probe: Probe) throws -> DecoratedView {
    try #require(probe.container.host.views.values.compactMap { $0 as? DecoratedView }.first { $0.depth == 0 })
  }

  @Test("A mask's view masks the layer and is in no view; it comes back with another effect")
  func mask() throws {
    let probe = Probe(width: 200, height: 100)
    var isMasked = true
    probe.container.setBody {
      let red = Color.red.size(width: 50, height: 40)
      if isMasked { red.mask { Circle().size(width: 20, height: 20) } } else { red.background(.blue).blur(radius: 3) }
    }
    probe.pass()
    let box = try box(probe)
    let mask = try #require(box.mask)
    #expect(mask.view.superview == nil && layer(box.view)?.mask === layer(mask.view))
    #expect(mask.view.frame == CGRect(x: 15, y: 10, width: 20, height: 20))
    #expect(box.view.subviews.count == 1 && !box.view.subviews.contains { $0 === mask.view })
    // No effect is left, and nothing masks.
    isMasked = false
    probe.root.updateBody()
    probe.pass()
    let other = try self.box(probe)
    #expect(other.mask == nil && layer(other.view)?.mask == nil)
  }

  @Test("A mask that is exchanged, and one that moves, mask anew; what is masked stays in its view")
  func otherMask() throws {
    let probe = Probe(width: 200, height: 100)
    var (isRound, width) = (true, 20.0)
    probe.container.setBody {
      Color.red.size(width: 50, height: 40).mask {
        if isRound { Circle().size(width: width, height: 20) } else { Color.black.size(width: width, height: 20) }
      }
    }
    probe.pass()
    let box = try box(probe)
    let (first, content) = (try #require(box.mask), box.view.subviews)
    width = 30
    probe.root.updateBody()
    probe.pass()
    #expect(first.view.frame == CGRect(x: 10, y: 10, width: 30, height: 20))
    isRound = false
    probe.root.updateBody()
    probe.pass()
    #expect(box.mask != nil && layer(box.view)?.mask === layer(box.mask?.view) && box.mask?.view.superview == nil)
    #expect(box.view.subviews.count == content.count && box.view.subviews[0] === content[0])
  }

  @Test("A box is one picture in the pixels of the display while it is a group")
  func group() throws {
    let probe = Probe(width: 200, height: 100)
    probe.setScale(2)
    probe.container.updateBody { Color.red.size(width: 50, height: 40).compositingGroup() }
    probe.pass()
    let layer = layer(try box(probe).view)
    #expect(layer?.shouldRasterize == true && layer?.rasterizationScale == 2)
    probe.setScale(3)
    probe.pass()
    #expect(layer?.rasterizationScale == 3)
    probe.container.updateBody { Color.red.size(width: 50, height: 40).opacity(0.5) }
    #expect(self.layer(try box(probe).view)?.shouldRasterize == false)
    probe.setScale(1)
  }

  @Test("Canvas texts and pictures are bitmaps in the display's pixels, in the steps' coordinates")
  func drawing() throws {
    let probe = Probe(width: 200, height: 100)
    probe.setScale(2)
    probe.container.updateBody {
      Canvas { context, _ in
        context.scaleBy(x: 3, y: 3)
        context.draw(Text("it"), in: Rect(x: 1, y: 2, width: 30, height: 20))
        context.draw(Image(data: [10, 20]), in: Rect(x: 5, y: 6, width: 8, height: 9))
      }
      .size(width: 100, height: 90)
    }
    probe.pass()
    let layers = layer(probe.views.first)?.sublayers ?? []
    let (text, picture) = (try #require(layers.first?.sublayers?.first), try #require(layers.last?.sublayers?.first))
    #expect(layers.map { $0.affineTransform().a } == [3, 3])
    #expect(text.frame == CGRect(x: 1, y: 2, width: 30, height: 20) && text.contentsScale == 6)
    #expect(text.drawn == ["text it 30.0 by 20.0"])
    #expect(picture.frame == CGRect(x: 5, y: 6, width: 8, height: 9))
    #expect(picture.drawn == ["picture 0.0 0.0 8.0 9.0"])
    probe.setScale(1)
    probe.pass()
    #expect(layer(probe.views.first)?.sublayers?.first?.sublayers?.first?.contentsScale == 3)
  }

  @Test("A tinted picture of a drawing is filled with its tint where it is")
  func tint() throws {
    let probe = Probe(width: 200, height: 100)
    probe.container.updateBody {
      Canvas { context, _ in
        context.draw(
          Image(data: [10, 20]).renderingMode(.template), in: Rect(x: 0, y: 0, width: 8, height: 9))
      }
      .foregroundColor(.white).size(width: 100, height: 90)
    }
    probe.pass()
    let picture = layer(probe.views.first)?.sublayers?.first?.sublayers?.first
    #expect(
      picture?.drawn == [
        "picture 0.0 0.0 8.0 9.0", "sourceAtop", "filled by [1.0, 1.0, 1.0, 1.0]", "box 0.0 0.0 8.0 9.0",
      ])
  }

  @Test("A pattern is tiles from the box's corner on, the right way up, and a gradient takes its place")
  func pattern() throws {
    let probe = Probe(width: 200, height: 100)
    var paint = Paint.image(ImagePaint(.data([10, 20]), scale: 2))
    probe.container.setBody { Circle().fill(paint).size(width: 50, height: 40) }
    probe.pass()
    let size = try #require(ImageStore.shared.picture(.data([10, 20]))).pixels
    let shape = layer(probe.views.first)
    #expect(
      shape?.sublayers?.first?.drawn == [
        "moved by (0.0, \(2 * size.height))", "scaled by (1.0, -1.0)", "tiles \(2 * size.width) by \(2 * size.height)",
      ])
    #expect((shape?.sublayers?.first?.mask as? CAShapeLayer)?.path?.outline == "ellipse (5.0, 0.0, 40.0, 40.0)")
    paint = Gradient(colors: [.red, .blue]).paint
    probe.root.updateBody()
    probe.pass()
    #expect(shape?.sublayers?.count == 1 && shape?.sublayers?.first is CAGradientLayer)
  }

  @Test("A gradient of a drawing covers the whole path and has its points in shares of that")
  func canvasGradient() throws {
    let probe = Probe(width: 200, height: 100)
    probe.container.updateBody {
      Canvas { context, _ in
        context.fill(
          Path(Rect(x: 10, y: 20, width: 40, height: 20)),
          with: .linearGradient(
            Gradient(colors: [.red, .blue]), startPoint: Point(x: 20, y: 20), endPoint: Point(x: 30, y: 40)))
      }
      .size(width: 100, height: 90)
    }
    probe.pass()
    let gradient = try #require(layer(probe.views.first)?.sublayers?.first?.sublayers?.first as? CAGradientLayer)
    #expect(gradient.frame == CGRect(x: 10, y: 20, width: 40, height: 20))
    #expect(gradient.startPoint == CGPoint(x: 0.25, y: 0) && gradient.endPoint == CGPoint(x: 0.5, y: 1))
    #expect(gradient.mask?.affineTransform().tx == -10 && gradient.mask?.affineTransform().ty == -20)
  }

  @Test("What is drawn as a point takes no press")
  func vanished() {
    let probe = Probe(width: 200, height: 100)
    probe.container.updateBody { Color.red.size(width: 50, height: 40).onTapGesture {}.scaleEffect(0) }
    probe.pass()
    #expect(probe.container.hit(x: 100, y: 50) == nil)
    probe.container.updateBody { Color.red.size(width: 50, height: 40).onTapGesture {} }
    probe.pass()
    #expect(probe.container.hit(x: 100, y: 50) != nil)
  }

  @Test("The system opens a link that no action handles; an address that is no URL opens nothing")
  func links() throws {
    let probe = Probe(width: 200, height: 100)
    probe.makeOpener()
    let before = Simulation.opened.count
    var address = "https://example.org/lil"
    probe.container.setBody { Text(StyledText(markdown: "il [lil](\(address)) li")).font(.system(size: 16)) }
    probe.pass()
    #expect(probe.frames == [Rect(x: 64, y: 40, width: 72, height: 20)])
    try probe.tap(probe.views[0], at: Point(x: 92, y: 50))
    #expect(Array(Simulation.opened[before...]) == ["https://example.org/lil"])
    // Beside the link the label takes nothing.
    #expect(probe.container.hit(x: 68, y: 50) == nil && probe.container.hit(x: 116, y: 50) == nil)
    #expect((probe.views[0] as? PlatformView)?.pressUnseen() == true)
    #expect(Simulation.opened.count == before + 2)
    address = "http://["
    probe.root.updateBody()
    probe.pass()
    try probe.tap(probe.views[0], at: Point(x: 92, y: 50))
    #expect(Simulation.opened.count == before + 2)
    probe.container.setBody { Text("il lil li").font(.system(size: 16)) }
    probe.pass()
    #expect((probe.views[0] as? PlatformView)?.recognizers.isEmpty == true)
    #expect((probe.views[0] as? PlatformView)?.pressUnseen() == false)
  }

  @Test("A link in the second line is found there")
  func secondLine() throws {
    let probe = Probe(width: 40, height: 100)
    var opened: [String] = []
    probe.container.setBody {
      Text(StyledText(markdown: "lil [il](app:il)")).font(.system(size: 16)).environment(
        \.openURL,
        OpenURLAction {
          opened.append($0)
          return .handled
        })
    }
    probe.pass()
    #expect(probe.frames == [Rect(x: 8, y: 30, width: 24, height: 40)])
    try probe.tap(probe.views[0], at: Point(x: 12, y: 60))
    #expect(opened == ["app:il"])
  }
}
