#if canImport(CCairo)
  import Foundation
  import Layout
  import LayoutCanvas
  import Testing

  /// Sheets with everything on them, to look at: `Scripts/draw-sheets` runs this suite.
  ///
  /// The folder has the pictures of the screens in a folder for each look, such as `dark-rtl`.
  @Suite struct ContactSheetTests {
    static let folder = ProcessInfo.processInfo.environment["LAYOUT_SHEETS"]

    @Test(
      .enabled(if: folder != nil), arguments: [ColorScheme.light, .dark],
      [LayoutDirection.leftToRight, .rightToLeft])
    func `samples and screens`(scheme: ColorScheme, direction: LayoutDirection) throws {
      let folder = try #require(Self.folder)
      let look = "\(scheme == .dark ? "dark" : "light")-\(direction == .rightToLeft ? "rtl" : "ltr")"
      var environment = EnvironmentValues()
      environment.colorScheme = scheme
      environment.layoutDirection = direction
      let samples = SampleSheet(ElementPage.samples).page(environment, background: .background)
      try samples.write(to: "\(folder)/samples-\(look).png", scale: 2)
      let names = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(look)")
        .filter { $0.hasSuffix(".png") }.sorted()
      #expect(!names.isEmpty)
      let screens = CanvasPage(Self.screens(names.map { "\(folder)/\(look)/\($0)" }), width: 2000)
      try screens.write(to: "\(folder)/screens-\(look).png")
    }

    @LayoutBuilder private static func screens(_ paths: [String]) -> some Layout {
      FlowLayout(alignment: .topLeading, spacing: 20, lineSpacing: 20) {
        ForEach(paths, id: \.self) { Image($0).frame(maxWidth: 640, maxHeight: 640) }
      }
      .padding(20)
    }
  }
#endif
