import Foundation
import HostSuite
import QuartzCore
import Testing

@testable import LayoutApple

@MainActor
@Suite(.serialized)
struct ViewTests {
  @Test("Texts are measured in lines: a width, a limit, nothing at all")
  func measuring() {
    let texts = PlatformTexts()
    let style = TextStyle(font: .system(size: 16))
    let natural = texts.measure("one two", style: style, width: nil, lineLimit: nil)
    #expect(natural.width == 56)
    #expect(natural.isNatural)
    let wrapped = texts.measure("one two", style: style, width: 30, lineLimit: nil)
    #expect(wrapped.width == 24)
    #expect(wrapped.height == 40)
    #expect(wrapped.lastBaseline == 36)
    #expect(!wrapped.isNatural)
    let cut = texts.measure("one two", style: style, width: 30, lineLimit: 1)
    #expect(cut.width == 30)
    #expect(cut.lineCount == 1)
    #expect(texts.measure("", style: style, width: nil, lineLimit: nil).height == 20)
    #expect(texts.measure("one", style: style, width: 0, lineLimit: nil).lineCount == 3)
  }

  @Test("Where fonts are others by the same names, labels are given theirs again")
  func fonts() throws {
    let probe = Probe(width: 200, height: 100)
    probe.container.updateBody { Text("a").font(.system(size: 16)) }
    let label = try #require(probe.views.first as? TextLabel)
    label.font = .systemFont(ofSize: 9, weight: .regular)
    probe.container.host.fontsChanged()
    #expect(label.font == .systemFont(ofSize: 16, weight: .regular))
  }

  @Test("A shape is a path in its layer, its line inside the outline")
  func shape() {
    let probe = Probe(width: 200, height: 100)
    probe.container.updateBody { Circle().fill(.red).stroke(.blue, lineWidth: 2).size(width: 20, height: 20) }
    let layer = (probe.views.last as? PlatformView)?.layer as? CAShapeLayer
    #expect(layer?.path?.outline == "ellipse (1.0, 1.0, 18.0, 18.0)")
    #expect(layer?.lineWidth == 2)
  }

  @Test("Pictures are kept up to so many bytes of pixels")
  func pictures() {
    let store = ImageStore()
    func picture(_ number: UInt8) -> PlatformImage? { store.picture(.data([255, 255, number]))?.image }
    let first = picture(0)
    #expect(picture(0) === first)
    let second = picture(1)
    for number in 2...254 { _ = picture(UInt8(number)) }
    // 255 pictures are not too many, but 255 · 255 · 255 · 4 bytes are nearly 64 MiB, and one more is too much.
    #expect(picture(0) === first)
    for number in 0..<10 { _ = store.picture(.data([255, 254, UInt8(number)])) }
    #expect(picture(0) === first)
    #expect(picture(1) !== second)
  }

  @Test(
    "A tap that ends elsewhere, and one that is broken off, is none",
    arguments: [PlatformGestureRecognizer.State.failed, .cancelled, .possible])
  func noTap(state: PlatformGestureRecognizer.State) {
    let probe = Probe(width: 200, height: 100)
    var taps = 0
    probe.container.updateBody { Rectangle().onTapGesture { taps += 1 } }
    let box = probe.views.first as? PlatformView
    box?.move(PlatformTapRecognizer.self, state, to: CGPoint(x: 500, y: 5), from: CGPoint(x: 5, y: 5))
    #expect(taps == 0)
    box?.move(PlatformTapRecognizer.self, .ended, to: CGPoint(x: 5, y: 5), from: CGPoint(x: 5, y: 5))
    #expect(taps == 1)
  }

  @Test("A drag that began has an end, at the last place, also where it is broken off or its box stops listening")
  func dragEnds() {
    let (host, view) = (PlatformHost(images: .shared), BoxView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    var ends: [Double] = []
    host.top = view
    host.onGesture = { _, event in
      if case .dragEnded(let drag) = event { ends.append(drag.translation.x) }
    }
    let gestures = BoxGestures(ViewID(rawValue: 1), view, host)
    func move(_ state: PlatformGestureRecognizer.State, _ x: Double) {
      view.move(PlatformPanRecognizer.self, state, to: CGPoint(x: x, y: 5), from: CGPoint(x: 20, y: 5))
    }
    gestures.listen(to: .drag)
    move(.began, 30)
    move(.cancelled, 45)
    #expect(ends == [25])
    move(.began, 30)
    move(.changed, 70)
    gestures.listen(to: [])
    #expect(ends == [25, 50])
    #expect(view.recognizers.isEmpty)
    gestures.listen(to: .drag)
    gestures.listen(to: [])
    #expect(ends == [25, 50])
  }

  @Test("A box that can be tapped is a button where it has a name, and is pressed by people who do not see it")
  func press() throws {
    let probe = Probe(width: 200, height: 100)
    var taps = 0
    probe.container.updateBody {
      Rectangle().size(width: 20, height: 20).onTapGesture { taps += 1 }.accessibilityLabel("More")
    }
    let box = try #require(probe.views.compactMap { $0 as? BoxView }.first { !$0.recognizers.isEmpty })
    #expect(box.saidLabel == "More" && box.isHeardAsButton)
    #expect(box.pressUnseen())
    #expect(taps == 1)
    probe.container.updateBody { Rectangle().size(width: 20, height: 20).background(.red) }
    #expect(probe.views.compactMap { $0 as? BoxView }.allSatisfy { !$0.pressUnseen() && !$0.isHeardAsButton })
  }
}
