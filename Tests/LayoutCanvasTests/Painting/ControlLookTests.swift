#if canImport(CCairo)
  import LayoutCanvas
  import LayoutCore
  import Testing

  /// What controls look like; their sizes are the measurer's.
  @Suite struct ControlLookTests {
    private static let box = Rect(x: 10, y: 10, width: 120, height: 24)

    private func pixels(
      _ control: Control, isEnabled: Bool = true, color: Color = .black, tint: Color? = .pureBlue,
      direction: LayoutDirection = .leftToRight, background: Color = .white
    ) throws -> Pixels {
      let content = ControlContent(
        control, isEnabled: isEnabled, style: TestFonts.style(direction: direction), color: color, tint: tint)
      return try drawn(140, 44, background: background) { $0.control(content, in: Self.box) }
    }

    @Test(arguments: [true, false], [LayoutDirection.leftToRight, .rightToLeft])
    func `a switch has its knob at the trailing side where it is on`(isOn: Bool, direction: LayoutDirection) throws {
      let pixels = try pixels(.toggle(title: "", isOn: isOn), direction: direction)
      // The track is 32 by 19.2 points at the leading side.
      let start = direction == .leftToRight ? 10 : 98
      let (left, right) = (pixels[start + 8, 22], pixels[start + 24, 22])
      let isRight = isOn == (direction == .leftToRight)
      let track = isRight ? left : right
      #expect((isRight ? right : left) == .white)
      #expect(isOn ? track == .blue : track.red == track.blue && track.red < 240)
    }

    @Test(arguments: [0.0, 0.5, 1], [LayoutDirection.leftToRight, .rightToLeft])
    func `the knob of a slider stays inside of its box`(value: Double, direction: LayoutDirection) throws {
      let pixels = try pixels(.slider(value: value, bounds: 0...1, step: nil), tint: .pureRed, direction: direction)
      let share = direction == .leftToRight ? value : 1 - value
      // The knob is 17.6 points wide.
      let middle = Int(10 + 8.8 + share * (120 - 17.6))
      #expect(pixels[middle, 22] == .white)
      #expect(pixels[middle, 15] == .white)
      let ink = (0..<140).filter { x in (0..<44).contains { pixels[x, $0] != .white } }
      #expect((ink.first ?? 0) >= 8 && (ink.last ?? 140) <= 132)
    }

    @Test(arguments: [(0.0, 0), (0.01, 24), (0.5, 60), (1, 120)])
    func `a bar above nothing is as long as it is high at least`(fraction: Double, length: Int) throws {
      let pixels = try pixels(.progress(fraction: fraction))
      #expect((0..<140).count { pixels[$0, 22].red < 40 } == length)
    }

    @Test(arguments: [(Color.pureBlue, true), (.yellow, false), (.white, false)])
    func `a title on the tint is white where that can be read`(tint: Color, isWhite: Bool) throws {
      let pixels = try pixels(.button(title: "IIII", role: .primary), tint: tint)
      let middle = (40..<100).map { pixels[$0, 22] }
      #expect(middle.contains(.white) == (isWhite || tint == .white))
      #expect(middle.contains { $0.red < 80 && $0.blue < 80 } == !isWhite)
    }

    @Test func `a control that cannot be used is fainter`() throws {
      let (usual, faint) = try (
        pixels(.button(title: "", role: .primary)), pixels(.button(title: "", role: .primary), isEnabled: false)
      )
      #expect(usual[70, 22] == .blue)
      #expect(faint[70, 22] == Pixels.Pixel(red: 153, green: 153, blue: 255, alpha: 255))
    }

    @Test func `a field is white in light, and a little lighter than its ground in the dark`() throws {
      let light = try pixels(.textField(text: "", prompt: "", isSecure: false), background: Color(white: 0.5))
      let dark = try pixels(.textField(text: "", prompt: "", isSecure: false), color: .white, background: .black)
      #expect(light[70, 22] == .white)
      #expect((17...18).contains(dark[70, 22].red) && dark[70, 22] == dark[60, 22])
      #expect(dark[70, 10].red > 40)
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func `the angle of a picker is at the trailing side`(direction: LayoutDirection) throws {
      let pixels = try pixels(.picker(options: [""], selection: 0), direction: direction)
      let ink = (0..<140).filter { x in (14..<30).contains { pixels[x, $0].red < 160 } }
      let sides = direction == .leftToRight ? 105...123 : 17...35
      #expect(!ink.isEmpty && ink.allSatisfy(sides.contains))
    }

    @Test func `what has no end is a ring with a quarter in the tint`() throws {
      let pixels = try pixels(.progress(fraction: nil))
      // The ring is 24 points wide, around (70, 22).
      let blue = (0..<140).filter { pixels[$0, 18].red < 60 && pixels[$0, 18].blue > 200 }
      #expect(!blue.isEmpty && blue.allSatisfy((78...82).contains))
      #expect(!(0..<140).contains { pixels[$0, 28].red < 60 })
    }
  }
#endif
