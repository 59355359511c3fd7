#if canImport(CGTK)
  import Foundation
  import Layout
  import LayoutCanvas
  import LayoutGTK
  import Testing

  extension GTKTests {
    /// The README's picture: a window, the inspector, a page from right to left, and a card.
    ///
    /// `Scripts/draw-readme` runs it, after it drew the screens into a folder.
    @Suite(.enabled(if: hasDisplay)) @MainActor struct ReadmePictureTests {
      private struct Paths {
        /// The folder with the pictures of the screens; `nil` where the picture is not to be drawn.
        static let screens = ProcessInfo.processInfo.environment["LAYOUT_SCREENS"]
        static let images = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
          .appendingPathComponent("../../docs/images").standardized.path
      }

      @Test(.enabled(if: Paths.screens != nil)) func `the README's picture`() throws {
        let screens = try #require(Paths.screens)
        try GTKTests.withApplication { application in
          let window = application.openWindow("Settings", size: Tile.size) { Settings() }
          GTKTests.runLoop { window.size.width > 0 }
          GTKTests.settle()
          try window.screenshot(to: "\(screens)/window.png", scale: 2)
          window.close()
        }
        let page = VStack(spacing: 28) {
          HStack(spacing: 28) {
            Tile(path: "\(screens)/window.png", title: "A window of GTK with native controls")
            Tile(path: "\(Paths.images)/inspect.png", title: "The inspector, with the reason for each size", mode: .fit)
          }
          HStack(spacing: 28) {
            Tile(path: "\(screens)/chart-dark-rtl@2x.png", title: "From right to left, in the dark")
            Tile(path: "\(screens)/onboarding@2x.png", title: "One card in four languages")
          }
        }
        .padding(32)
        .background(Color(hex: 0xE9ECF2))
        try page.render(to: "\(Paths.images)/overview.png", scale: 1.5, strict: true)
      }

      /// A picture on a card, with a line below it.
      private struct Tile: Layout {
        static let size = Size(width: 600, height: 340)

        let path: String
        let title: String
        var mode = ContentMode.fill

        var body: some Layout {
          VStack(spacing: 14) {
            Image(path)
              .contentMode(mode)
              .size(Self.size)
              .background(.white)
              .cornerRadius(12)
              .shadow(color: Color(hex: 0x0B1020, opacity: 0.18), radius: 16, y: 6)
            Text(title).font(.subheadline).foregroundColor(Color(hex: 0x626B7A))
          }
        }
      }

      /// Every kind of native control in a form.
      private struct Settings: Layout {
        @State private var name = "Ada Lovelace"
        @State private var volume = 0.6
        @State private var size = "Medium"
        @State private var isOn = true
        @State private var isLoud = false

        var body: some Layout {
          VStack(alignment: .leading, spacing: 14) {
            Text("Settings").font(.title2.bold())
            Grid(alignment: .leading, horizontalSpacing: 20, verticalSpacing: 10) {
              GridRow {
                Text("Name")
                TextField("Name", text: $name)
              }
              GridRow {
                Text("Size")
                Picker(["Small", "Medium", "Large"], selection: $size)
              }
              GridRow {
                Text("Volume")
                Slider(value: $volume)
              }
            }
            HStack(spacing: 28) {
              Toggle("Sound", isOn: $isOn)
              Toggle("Alarm", isOn: $isLoud)
              ProgressView(value: volume)
            }
            Spacer()
            HStack(spacing: 12) {
              Button("Delete", role: .destructive) {}
              Spacer()
              Button("Cancel", role: .cancel) {}
              Button("Save", role: .primary) {}
            }
          }
          .padding(24)
        }
      }
    }
  }
#endif
