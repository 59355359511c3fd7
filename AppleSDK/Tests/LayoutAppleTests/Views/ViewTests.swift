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

  @Test("A text is a label with the text's font, lines, side and colour, as large as it was measured")
  func text() {
    let probe = Probe(width: 200, height: 200)
    probe.container.updateBody {
      Text("one two three four").font(.system(size: 16, weight: .bold)).lineLimit(2).foregroundColor(.red)
        .frame(width: 64)
    }
    let label = probe.views.first as? TextLabel
    #expect(label?.font == .systemFont(ofSize: 16, weight: .bold))
    #expect(label?.lines == 2)
    #expect(label?.side == .left)
    #expect(label?.ink == [1, 0x3B / 255.0, 0x30 / 255.0, 1])
    // "one two" and "three", shortened: the last line may be as wide as there is room.
    #expect(probe.frames == [Rect(x: 68, y: 80, width: 64, height: 40)])
  }

  @Test("A text of several styles is an attributed text, and a plain one is none again")
  func styledText() throws {
    let probe = Probe(width: 200, height: 200)
    probe.container.updateBody {
      Text("日本 \(Text("two").bold().underline().kerning(2).foregroundColor(.red))")
        .font(.system(size: 16)).lineSpacing(5).multilineTextAlignment(.justified)
    }
    let label = try #require(probe.views.first as? TextLabel)
    let text = try #require(label.styled)
    #expect(text.string == "日本 two")
    let (start, part) = (text.attributes(at: 2, effectiveRange: nil), text.attributes(at: 3, effectiveRange: nil))
    #expect(start[.font] as? PlatformFont == .systemFont(ofSize: 16, weight: .regular))
    #expect(start[.underlineStyle] == nil && start[.kern] == nil)
    #expect((start[.paragraphStyle] as? NSMutableParagraphStyle)?.lineSpacing == 5)
    #expect((start[.paragraphStyle] as? NSMutableParagraphStyle)?.alignment == .justified)
    #expect(part[.font] as? PlatformFont == .systemFont(ofSize: 16, weight: .bold))
    #expect(part[.underlineStyle] as? Int == 1 && part[.kern] as? Double == 2)
    #expect((part[.foregroundColor] as? PlatformColor)?.cgColor.parts == [1, 0x3B / 255.0, 0x30 / 255.0, 1])
    probe.container.updateBody { Text("plain").font(.system(size: 16)) }
    #expect(label.words == "plain" && label.font == .systemFont(ofSize: 16, weight: .regular))
    #expect(label.styled?.attributes(at: 0, effectiveRange: nil)[.underlineStyle] == nil)
  }

  @Test("A text becomes smaller in a narrower frame")
  func smallerText() throws {
    let probe = Probe(width: 200, height: 200)
    for (width, size) in [(100.0, 16.0), (42, 12), (200, 16)] {
      probe.container.updateBody {
        Text("abcdefg").font(.system(size: 16)).lineLimit(1).minimumScaleFactor(0.5).frame(width: width)
      }
      let label = try #require(probe.views.first as? TextLabel)
      #expect(label.font.map { Double($0.pointSize) } == size)
    }
  }

  @Test("A box has its colour, corners and border; a shadow that is cut off would be none, so a second view cuts")
  func decoration() {
    let probe = Probe(width: 200, height: 100)
    var hasShadow = false
    probe.container.updateBody {
      Rectangle().size(width: 50, height: 30).background(.red).cornerRadius(8).border(.blue, width: 2)
        .shadow(radius: hasShadow ? 6 : 0)
    }
    let box = probe.views.first as? PlatformView
    let layer: CALayer? = box?.layer
    #expect(layer?.cornerRadius == 8)
    #expect(layer?.borderWidth == 2)
    hasShadow = true
    probe.container.updateBody()
    #expect(box?.shadowReach == 3)
    #expect(layer?.shadowPath?.outline == "rounded (0.0, 0.0, 50.0, 30.0) by 8.0")
    #expect(box?.clipsToBounds == false)
    #expect(box?.subviews.first?.clipsToBounds == true)
    #expect(box?.subviews.first?.frame == CGRect(x: 0, y: 0, width: 50, height: 30))
    #expect((probe.views.last as? PlatformView)?.superview === box?.subviews.first)
  }

  @Test("Taps and drags reach the element; a box without them lets what is behind it be touched")
  func gestures() {
    let probe = Probe(width: 200, height: 100)
    var observed: [String] = []
    probe.container.updateBody {
      Rectangle().size(width: 200, height: 100).onTapGesture { observed.append("tap") }
        .gesture(DragGesture().onEnded { observed.append("\($0.translation.width)") })
    }
    let box = probe.views.first as? PlatformView
    #expect(probe.container.recognizers.count == 1)
    probe.container.point(.began, 1, 1)
    probe.container.point(.ended, 1, 1)
    probe.container.point(.began, 20, 5)
    probe.container.point(.changed, 30, 5)
    probe.container.point(.ended, 60, 5)
    #expect(observed == ["tap", "40.0"])
    #expect(box?.hit(x: 5, y: 5) === box)
    probe.container.updateBody { Rectangle().size(width: 200, height: 100).opacity(0.5) }
    #expect((probe.views.first as? PlatformView)?.hit(x: 5, y: 5) == nil)
  }

  @Test("Accessibility properties of a control are those of the control itself")
  func accessibility() {
    let probe = Probe(width: 200, height: 100)
    probe.container.updateBody {
      VStack {
        Button("+") {}.accessibilityLabel("More").accessibilityHint("Adds one")
        Rectangle().size(width: 9, height: 9).accessibilityLabel("Chart").accessibilityRole(.image)
        Text("Title").accessibilityLabel("The title").accessibilityRole(.header)
      }
    }
    let views = probe.views.compactMap { $0 as? PlatformView }
    let button = views.first { $0.control != nil && !($0 is TextLabel) && !($0 is BoxView) }
    #expect(button?.spokenLabel == "More")
    #expect(button?.spokenHint == "Adds one")
    #expect(views.filter { $0 is BoxView }.compactMap(\.spokenLabel) == ["Chart", "The title"])
    #expect(views.filter { $0 is BoxView }.compactMap(\.spokenRole) == [.image, .header])
  }

  @Test("From right to left: controls and texts have that direction, and a scroll view begins at its right end")
  func mirrored() throws {
    let probe = Probe(width: 200, height: 100)
    probe.setDirection(.rightToLeft)
    probe.container.updateBody {
      VStack {
        Text("a").font(.system(size: 16))
        TextField("", text: .constant("x"))
        Slider(value: .constant(0.2))
        ScrollView(.horizontal) {
          HStack { ForEach(0..<5, id: \.self) { _ in Rectangle().size(width: 100, height: 10) } }
        }.id("strip")
      }
    }
    probe.pass()
    let views = probe.views.compactMap { $0 as? PlatformView }
    #expect(views[0].side == .right && views[1].side == .right)
    #expect(views[1].isFromRight && views[2].isFromRight)
    // The toolkit counts from the left, whichever way the writing runs; the layout counts from the leading side.
    #expect(probe.offset(of: views[3]) == Point(x: 300, y: 0))
    #expect(probe.root.scrollOffset(of: "strip") == .zero)
    probe.scroll(views[3], to: Point(x: 250, y: 0))
    #expect(probe.root.scrollOffset(of: "strip") == Point(x: 50, y: 0))
    probe.setDirection(.leftToRight)
  }

  @Test("A shape is a path in its layer, its line inside the outline or in its middle", arguments: [true, false])
  func shape(isInside: Bool) {
    let probe = Probe(width: 200, height: 100)
    let circle = Circle().fill(.red)
    probe.container.updateBody {
      (isInside ? circle.strokeBorder(.blue, lineWidth: 2) : circle.stroke(.blue, lineWidth: 2))
        .size(width: 20, height: 20)
    }
    let layer = (probe.views.last as? PlatformView)?.layer as? CAShapeLayer
    #expect(layer?.path?.outline == "ellipse \(isInside ? "(1.0, 1.0, 18.0, 18.0)" : "(0.0, 0.0, 20.0, 20.0)")")
    #expect(layer?.lineWidth == 2)
  }

  private struct Slope: Shape {
    func path(in rect: Rect) -> Path {
      Path { path in
        path.addLines([Point(x: 0, y: 0), Point(x: rect.width, y: rect.height)])
        path.closeSubpath()
      }
    }
  }

  @Test("A shape of one's own is a layer for its inside, and one for its line")
  func ownShape() {
    let probe = Probe(width: 200, height: 100)
    let style = StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .bevel, miterLimit: 4, dash: [2, 1], dashPhase: 1)
    probe.container.updateBody {
      Slope().fill(.red, style: FillStyle(eoFill: true)).stroke(.blue, style: style).size(width: 20, height: 10)
    }
    let whole: CALayer? = (probe.views.last as? PlatformView)?.layer
    let layers = whole?.sublayers?.compactMap { $0 as? CAShapeLayer } ?? []
    #expect(layers.map { $0.path?.outline } == Array(repeating: "move (0.0, 0.0) line (20.0, 10.0) close", count: 2))
    #expect(layers.first?.fillRule == .evenOdd)
    #expect(layers.first?.strokeColor == nil)
    #expect(layers.last?.fillColor == nil)
    #expect(layers.last?.lineWidth == 3)
    #expect(layers.last?.lineCap == .round)
    #expect(layers.last?.lineJoin == .bevel)
    #expect(layers.last?.miterLimit == 4)
    #expect(layers.last?.lineDashPattern == [2, 1])
    #expect(layers.last?.lineDashPhase == 1)
    #expect(whole?.masksToBounds == false)
  }

  @Test("A canvas is a layer for each path, and is cut off at its box")
  func canvas() {
    let probe = Probe(width: 200, height: 100)
    var distance = 5.0
    probe.container.updateBody {
      Canvas { context, _ in
        context.clip(to: Path(Rect(x: 0, y: 0, width: 9, height: 9)))
        context.opacity = 0.5
        context.translateBy(x: distance, y: 0)
        context.fill(Path { $0.addLines([.zero, Point(x: 1, y: 1)]) }, with: .color(.red))
        context.drawLayer { $0.stroke(Path { $0.addLines([.zero, Point(x: 2, y: 2)]) }, with: .color(.blue)) }
      }
      .size(width: 20, height: 10)
    }
    probe.pass()
    let whole: CALayer? = (probe.views.last as? PlatformView)?.layer
    #expect(whole?.masksToBounds == true)
    let clipped = whole?.sublayers?.first
    #expect((clipped?.mask as? CAShapeLayer)?.path?.outline.hasPrefix("move (0.0, 0.0) line (9.0, 0.0)") == true)
    let first = clipped?.sublayers?.first as? CAShapeLayer
    #expect(first?.path?.outline == "move (5.0, 0.0) line (6.0, 1.0)")
    #expect(first?.opacity == 0.5)
    let layer = whole?.sublayers?.last?.sublayers?.first
    #expect(layer?.opacity == 0.5)
    let line = layer?.sublayers?.first as? CAShapeLayer
    #expect(line?.path?.outline == "move (0.0, 0.0) line (2.0, 2.0)")
    #expect(line?.affineTransform().tx == 5)
    distance = 7
    probe.root.updateBody()
    probe.pass()
    let moved = whole?.sublayers?.first?.sublayers?.first as? CAShapeLayer
    #expect(moved?.path?.outline == "move (7.0, 0.0) line (8.0, 1.0)")
    #expect(whole?.sublayers?.count == 2)
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
    probe.container.point(.began, 5, 5)
    probe.container.point(state, 500, 5)
    #expect(taps == 0)
    probe.container.point(.began, 5, 5)
    probe.container.point(.ended, 5, 5)
    #expect(taps == 1)
  }

  @Test("A drag that is broken off ends at the last place, and one whose box stops listening has no end")
  func dragEnds() {
    let probe = Probe(width: 200, height: 100)
    var ends: [Double] = []
    func show(_ isListening: Bool) {
      probe.container.updateBody {
        if isListening {
          Rectangle().gesture(DragGesture().onEnded { ends.append($0.translation.width) })
        } else {
          Rectangle().background(.red)
        }
      }
    }
    show(true)
    probe.container.point(.began, 20, 5)
    probe.container.point(.changed, 45, 5)
    probe.container.point(.cancelled, 70, 5)
    #expect(ends == [25])
    probe.container.point(.began, 20, 5)
    probe.container.point(.changed, 70, 5)
    show(false)
    probe.container.point(.changed, 80, 5)
    probe.container.point(.ended, 80, 5)
    #expect(ends == [25])
  }

  @Test("A box with a tap action is a button where it has a name, and is pressed by screen readers")
  func press() throws {
    let probe = Probe(width: 200, height: 100)
    var taps = 0
    probe.container.updateBody {
      Rectangle().size(width: 20, height: 20).onTapGesture { taps += 1 }.accessibilityLabel("More")
    }
    let box = try #require(probe.views.compactMap { $0 as? BoxView }.first { $0.onPress != nil })
    #expect(box.spokenLabel == "More" && box.spokenRole == .button)
    #expect(box.pressUnseen())
    #expect(taps == 1)
    probe.container.updateBody { Rectangle().size(width: 20, height: 20).background(.red) }
    #expect(probe.views.compactMap { $0 as? BoxView }.allSatisfy { !$0.pressUnseen() && $0.spokenRole == nil })
  }
}
