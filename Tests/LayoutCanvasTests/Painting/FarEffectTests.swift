#if canImport(CCairo)
  import LayoutCore
  import TestPromises
  import Testing

  @testable import LayoutCanvas

  /// Effects whose numbers cairo could not draw: bounds are checked before anything is drawn.
  @Suite("Effects too far away")
  struct FarEffectTests {
    private let box = Rect(x: 10, y: 10, width: 20, height: 20)

    /// What drawing something with an effect reports; cairo itself must be sound afterwards.
    private func error(_ format: CanvasFormat, _ draw: @escaping (Painter) -> Void) throws -> CanvasError? {
      var failure: CanvasError?
      let surface = try CanvasSurface(size: Size(width: 60, height: 40), text: TestFonts.measurer())
      let bytes = try? surface.bytes(as: format) { painter in
        draw(painter)
        do throws(CanvasError) { try painter.finish() } catch { failure = error }
        #expect(painter.admits(Rect(x: 50, y: 30, width: 5, height: 5)))
      }
      #expect((bytes == nil) == (failure != nil))
      return failure
    }

    @Test(
      "a shadow that is moved too far is left out, and the rest is drawn",
      .promises("B27"), arguments: CanvasFormat.allCases,
      [3e7, -3e7, 8.4e6, 1e18, 1e300, .greatestFiniteMagnitude])
    func shadows(format: CanvasFormat, far: Double) throws {
      for (shadow, hasBackground) in [
        (Shadow(radius: 20, x: far), false), (Shadow(radius: 20, y: far), false), (Shadow(radius: 0, x: far), false),
        (Shadow(radius: 20, x: far), true), (Shadow(radius: 0, y: far), true),
      ] {
        var drawn = 0
        let failure = try error(format) { [box] painter in
          var decoration = Decoration()
          decoration.shadow = shadow
          if hasBackground { decoration.background = .color(.white) }
          painter.decorated(decoration, in: box) {
            drawn += 1
            painter.fill(.rectangle, in: box, color: .red)
          }
        }
        guard case .coordinateTooLarge(_, 8_388_608) = failure else {
          Issue.record("\(shadow) in \(format): \(String(describing: failure))")
          continue
        }
        #expect(drawn == 1)
      }
    }

    @Test("shadows of shadows, each as far as can be", .promises("B27"), arguments: CanvasFormat.allCases)
    func nested(format: CanvasFormat) throws {
      let failure = try error(format) { [box] painter in
        painter.withShadow(Shadow(radius: 2, x: 3e6)) {
          painter.withShadow(Shadow(radius: 2, x: 3e6)) {
            painter.withShadow(Shadow(radius: 2, x: 3e6)) { painter.fill(.circle, in: box, color: .red) }
          }
        }
      }
      #expect(failure != nil)
    }

    @Test("a shadow of any softness is drawn", .promises("B27"), arguments: CanvasFormat.allCases)
    func soft(format: CanvasFormat) throws {
      for radius in [0, 1e-300, 1e6, 1e300, .greatestFiniteMagnitude] {
        let failure = try error(format) { [box] painter in
          painter.withShadow(Shadow(radius: radius, x: 3)) { painter.fill(.circle, in: box, color: .red) }
          painter.shadow(Shadow(radius: radius), of: .capsule, in: box)
        }
        #expect(failure == nil, "\(radius)")
      }
    }

    @Test("corners, borders and clips of any width", .promises("B27"), arguments: CanvasFormat.allCases)
    func corners(format: CanvasFormat) throws {
      for number in [0, -0.0, 1e-300, -1e300, 1e300, .greatestFiniteMagnitude, .infinity, .nan] {
        var decoration = Decoration()
        decoration.cornerRadius = number
        decoration.clips = true
        decoration.border = Border(color: .red, width: number)
        decoration.background = .color(.white)
        decoration.opacity = 0.5
        let failure = try error(format) { [box, decoration] painter in
          painter.decorated(decoration, in: box) {
            painter.stroke(.roundedRectangle(radius: number), in: box, border: Border(color: .red, width: 1))
          }
        }
        #expect(failure == nil, "\(number)")
      }
    }

    @Test("boxes thinner than a 256th of a pixel are nothing", .promises("B27"), arguments: CanvasFormat.allCases)
    func thin(format: CanvasFormat) throws {
      for side in [Double.leastNonzeroMagnitude, 1e-300, 1e-160, 1e-9] {
        let failure = try error(format) { painter in
          for rect in [
            Rect(x: 5, y: 5, width: side, height: side), Rect(x: 5, y: 5, width: 10, height: side),
            Rect(x: 5, y: 5, width: side, height: 10),
          ] {
            painter.fill(.ellipse, in: rect, color: .red)
            painter.placeholder(in: rect)
            painter.withClip(.circle, in: rect) {}
            painter.shadow(Shadow(radius: 2), of: .ellipse, in: rect)
          }
        }
        #expect(failure == nil, "\(side)")
      }
    }

    @Test(
      "what is shown too large or too far away is left out, too small is nothing",
      .promises("B27"), arguments: CanvasFormat.allCases)
    func presented(format: CanvasFormat) throws {
      for (presentation, isFar) in [
        (ViewPresentation(scale: 1e7), true), (ViewPresentation(scale: 1e300), true),
        (ViewPresentation(scale: 1e-12), false), (ViewPresentation(scale: .leastNonzeroMagnitude), false),
        (ViewPresentation(scale: .infinity), false), (ViewPresentation(scale: .nan), false),
        (ViewPresentation(offset: Point(x: 3e7, y: 0)), true), (ViewPresentation(offset: Point(x: 0, y: -1e300)), true),
        (ViewPresentation(offset: Point(x: .infinity, y: .nan)), false),
      ] {
        let failure = try error(format) { [box] painter in
          painter.presented(presentation, in: box) { painter.fill(.rectangle, in: box, color: .red) }
        }
        if case .coordinateTooLarge(_, 8_388_608)? = failure, isFar { continue }
        #expect(failure == nil && !isFar, "\(presentation)")
      }
    }

    @Test("a layout with a shadow moved far is an error of the picture, and no end of the program", .promises("B27"))
    func layout() {
      #expect(throws: CanvasError.self) {
        try VStack {
          Text("far").shadow(radius: 20, x: 3e7)
        }
        .pngData()
      }
    }
  }
#endif
