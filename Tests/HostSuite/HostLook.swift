package import LayoutCore

/// Something that a host draws, and what is drawn without it. A host shows it where the two look different.
package enum HostLook: String, CaseIterable, Sendable {
  // Shapes and drawings.
  case path, ownShape, stroke, dash, trim, canvas, canvasText, canvasPicture, canvasGradient, canvasLayer
  // Paints.
  case linearFill, radialFill, angularFill, gradientStroke, gradientGround, gradientBorder, gradientForeground,
    gradientText, pattern, adaptiveColor, role
  // Effects of a box.
  case rotation, scale, skew, clipShape, mask, textMask, blur, blendMode, group, groupOpacity, brightness, contrast,
    saturation, hueRotation, colorInvert, colorMultiply
  // Texts and pictures.
  case bold, runColor, runGround, link, underline, strikethrough, kerning, baselineOffset, symbol, asyncImage

  /// What is shown, and what is shown without the look. Both have the same size.
  @MainActor
  package var pair: (with: AnyLayout, without: AnyLayout) {
    switch self {
    case .path: both(triangle.fill(.red), Color.clear)
    case .ownShape: both(Slope().fill(.red), Rectangle().fill(.red))
    case .stroke: both(triangle.stroke(.red, lineWidth: 6), triangle.stroke(.red, lineWidth: 2))
    case .dash:
      both(
        triangle.stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [4, 4])),
        triangle.stroke(.red, style: StrokeStyle(lineWidth: 2)))
    case .trim: both(Circle().trim(to: 0.5).fill(.red), Circle().fill(.red))
    case .canvas: both(drawing { $0.fill(Path(box), with: .color(.red)) }, drawing { _ in })
    case .canvasText: both(drawing { $0.draw(Text("lil"), at: .zero, anchor: .topLeading) }, drawing { _ in })
    case .canvasPicture: both(drawing { $0.draw(Image(data: Self.picture), in: box) }, drawing { _ in })
    case .canvasGradient:
      both(
        drawing {
          $0.fill(
            Path(box), with: .linearGradient(gradient, startPoint: .zero, endPoint: Point(x: 20, y: 0)))
        }, drawing { $0.fill(Path(box), with: .color(.red)) })
    case .canvasLayer:
      both(
        drawing { context in
          context.opacity = 0.5
          context.drawLayer { $0.fill(Path(box), with: .color(.red)) }
        }, drawing { context in context.drawLayer { $0.fill(Path(box), with: .color(.red)) } })
    case .linearFill: both(Circle().fill(gradient), Circle().fill(.red))
    case .radialFill: both(Circle().fill(radial), Circle().fill(.red))
    case .angularFill: both(Circle().fill(angular), Circle().fill(.red))
    case .gradientStroke: both(Circle().stroke(gradient, lineWidth: 4), Circle().stroke(.red, lineWidth: 4))
    case .gradientGround: both(Color.clear.background(gradient), Color.clear.background(.red))
    case .gradientBorder: both(Color.clear.border(gradient, width: 4), Color.clear.border(.red, width: 4))
    case .gradientForeground: both(Rectangle().foregroundStyle(gradient), Rectangle().foregroundStyle(.red))
    case .gradientText: both(text.foregroundStyle(gradient), text.foregroundStyle(.red))
    case .pattern: both(Rectangle().fill(ImagePaint(.data(Self.picture), scale: 4)), Rectangle().fill(.gray))
    case .adaptiveColor: schemes(Rectangle().fill(Color(light: .red, dark: .blue)))
    case .role: schemes(Rectangle().fill(Color.primary))
    case .rotation: both(half.rotationEffect(.degrees(30)), half)
    case .scale: both(half.scaleEffect(2), half)
    case .skew: both(half.transformEffect(Transform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0)), half)
    case .clipShape: both(Color.red.clipShape(Circle()), Color.red)
    case .mask: both(Color.red.mask { Circle() }, Color.red)
    case .textMask: both(Color.red.mask { text }, Color.red)
    case .blur: both(half.blur(radius: 4), half)
    case .blendMode: both(mixed(.blue.opacity(0.5), .multiply), mixed(.blue.opacity(0.5), .normal))
    case .group:
      both(
        ZStack {
          Color.red; ZStack { half.blendMode(.multiply) }.compositingGroup()
        },
        ZStack {
          Color.red; ZStack { half.blendMode(.multiply) }
        })
    case .groupOpacity:
      both(
        ZStack {
          Color.red; half
        }.opacity(0.5),
        ZStack {
          Color.red.opacity(0.5); half.opacity(0.5)
        })
    case .brightness: both(half.brightness(0.3), half)
    case .contrast: both(half.contrast(0.5), half)
    case .saturation: both(half.saturation(0.5), half)
    case .hueRotation: both(half.hueRotation(.degrees(90)), half)
    case .colorInvert: both(half.colorInvert(), half)
    case .colorMultiply: both(half.colorMultiply(.gray), half)
    case .bold: both(Text(StyledText(markdown: "**lil**")), text)
    case .runColor: both(Text("li").foregroundColor(.red) + Text("l"), text)
    case .runGround: both(Text(ground), text)
    case .link: both(Text(StyledText(markdown: "[lil](app:lil)")), text)
    case .underline: both(text.underline(), text)
    case .strikethrough: both(text.strikethrough(), text)
    case .kerning: both(text.kerning(3), text)
    case .baselineOffset: both((Text("li") + Text("l").baselineOffset(4)), text)
    case .symbol: both(Image(systemName: "star"), Color.clear)
    case .asyncImage:
      both(
        AsyncImage(url: "app:picture") {
          $0.resizable(.stretch)
        } placeholder: {
          Color.clear
        }
        .imageLoader { _ in Self.picture }, Color.clear)
    }
  }

  private func both(_ with: some Layout, _ without: some Layout) -> (with: AnyLayout, without: AnyLayout) {
    func sized(_ content: some Layout) -> AnyLayout {
      AnyLayout(erasing: content.font(.system(size: 16)).frame(width: 40, height: 40))
    }
    return (sized(with), sized(without))
  }

  /// An element in dark mode and in light mode.
  private func schemes(_ content: some Layout) -> (with: AnyLayout, without: AnyLayout) {
    both(content.environment(\.colorScheme, .dark), content.environment(\.colorScheme, .light))
  }

  private var text: Text { Text("lil") }
  private var ground: StyledText {
    var attributes = TextAttributes()
    attributes.backgroundColor = .yellow
    return StyledText("lil", attributes)
  }
  private var half: some Layout { Color(hex: 0xC04020).size(width: 20, height: 10) }
  private var box: Rect { Rect(x: 0, y: 0, width: 20, height: 20) }
  private var triangle: Path {
    Path { path in
      path.addLines([Point(x: 2, y: 2), Point(x: 38, y: 2), Point(x: 2, y: 38)])
      path.closeSubpath()
    }
  }
  private var gradient: Gradient { Gradient(colors: [.red, .blue]) }
  private var radial: RadialGradient {
    RadialGradient(gradient: gradient, center: .center, startRadius: 2, endRadius: 20)
  }
  private var angular: AngularGradient { AngularGradient(gradient: gradient, center: .center, angle: .degrees(30)) }
  private func drawing(_ draw: @escaping (inout GraphicsContext) -> Void) -> some Layout {
    Canvas { context, _ in draw(&context) }
  }
  private func mixed(_ color: Color, _ mode: BlendMode) -> some Layout {
    ZStack {
      Color.red; color.size(width: 20, height: 20).blendMode(mode)
    }
  }

  /// Two pixels in two rows of a PNG file.
  private static let picture: [UInt8] = [
    137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 2, 0, 0, 0, 2, 8, 2, 0, 0, 0, 253, 212,
    154, 115, 0, 0, 0, 17, 73, 68, 65, 84, 120, 218, 99, 248, 207, 0, 4, 255, 193, 136, 129, 1, 0, 25, 244, 2, 254,
    204, 184, 173, 145, 0, 0, 0, 0, 73, 69, 78, 68, 174, 66, 96, 130,
  ]
}

/// A shape of the suite's own.
private struct Slope: Shape {
  func path(in rect: Rect) -> Path {
    Path { path in
      path.addLines([Point(x: 0, y: 0), Point(x: rect.width, y: 0), Point(x: 0, y: rect.height)])
      path.closeSubpath()
    }
  }
}
