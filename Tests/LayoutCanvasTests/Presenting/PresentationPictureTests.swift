#if canImport(CCairo)
  import Layout
  import LayoutCanvas
  import Testing

  @Suite struct `Pictures of what is presented` {
    private func pixels(_ layout: some Layout, _ environment: EnvironmentValues = EnvironmentValues()) throws -> Pixels
    {
      let data = try layout.frame(width: 400, height: 300).pngData(
        width: 400, height: 300, background: .white, environment: environment)
      return try #require(Pixels(png: data))
    }

    private let red = Color(hex: 0xFF0000)

    private var alert: some Layout {
      Color.white.alert("Delete?", isPresented: .constant(true)) {
        Button("Delete", role: .destructive) {}
        Button("Keep", role: .cancel) {}
      } message: {
        Text("This cannot be undone.")
      }
    }

    @Test func `an alert is a panel in the middle of the dimmed layout`() throws {
      let picture = try pixels(alert)
      #expect(picture[5, 5] == Pixels.Pixel(red: 153, green: 153, blue: 153, alpha: 255))
      #expect(picture[50, 150] == picture[350, 150])
      var dark = EnvironmentValues()
      dark.colorScheme = .dark
      let darkPicture = try pixels(alert, dark)
      #expect(darkPicture[200, 120] != picture[200, 120])
    }

    @Test func `a sheet covers the bottom of a narrow picture, and a cover all of it`() throws {
      let sheet = try pixels(
        Color.white.sheet(isPresented: .constant(true)) { red.presentationDetents([.height(100)]) })
      #expect(sheet[200, 250] == .red)
      #expect(sheet[200, 190] != .red)
      let cover = try pixels(Color.white.fullScreenCover(isPresented: .constant(true)) { red })
      #expect(cover[5, 5] == .red)
    }

    @Test func `a popover is a bubble beside its anchor, and does not dim`() throws {
      let picture = try pixels(
        Color.black.size(width: 20, height: 20)
          .popover(isPresented: .constant(true), arrowEdge: .bottom) { red.size(width: 80, height: 60) })
      #expect(picture[5, 5] == .white)
      // The anchor is from 140 to 160, and the arrow is 8 points long.
      #expect(picture[200, 200] == .red)
      #expect(picture[200, 169] == .red)
    }

    @Test func `what a sheet presents is above it, in the whole picture`() throws {
      let picture = try pixels(
        Color.white.sheet(isPresented: .constant(true)) {
          Color.white.fullScreenCover(isPresented: .constant(true)) { red }
        })
      #expect(picture[5, 5] == .red)
    }
  }
#endif
