import Foundation
import QuartzCore
import Testing

@testable import LayoutApple

#if canImport(UIKit)
  private typealias PictureView = UIImageView
#else
  private typealias PictureView = NSImageView
#endif

@MainActor
@Suite(.serialized)
struct PictureTests {
  /// What the toolkit's view shows, in words.
  private func words(_ content: ImageContent) -> String? {
    let view = ImageView(ViewID(rawValue: 1), content, ImageStore()).view
    return ([view] + view.subviews).lazy.compactMap { ($0 as? PictureView)?.image?.words }.first
  }

  @Test("A picture in parts is the toolkit's", arguments: [Image.ResizingMode.tile, .stretch])
  func parts(mode: Image.ResizingMode) {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let content = ImageContent(.data([20, 20]), slices: ImageSlices(insets: insets, mode: mode))
    #expect(words(content) == "\(mode) 1.0 2.0 3.0 4.0")
    #expect(words(ImageContent(.data([20, 20]))) == "")
    #expect(words(ImageContent(.data([20, 20]), tint: .red)) == "template")
  }

  @Test(
    "The colours of a symbol are the toolkit's",
    arguments: [
      (SymbolRenderingMode.monochrome, "template"), (.hierarchical, "hierarchical"), (.palette, "hierarchical"),
      (.multicolor, "multicolor"),
    ])
  func colors(mode: SymbolRenderingMode, expected: String) {
    let content = ImageContent(.symbol(Symbol("star", mode: mode)), tint: mode == .multicolor ? nil : .red)
    #expect(words(content) == expected)
  }

  @Test("A symbol is shown in the nearest of its forms")
  func variants() {
    #expect(ImageStore().size(of: .symbol(Symbol("star", variants: .fill.circle))) != nil)
    #expect(ImageStore().size(of: .symbol(Symbol("none"))) == nil)
  }

  #if canImport(UIKit)
    @Test("A label that is higher than its text has the letters at its top")
    func reserved() {
      let label = TextLabel(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
      label.text = "one"
      label.font = .systemFont(ofSize: 16, weight: .regular)
      label.drawText(in: CGRect(x: 0, y: 0, width: 100, height: 60))
      #expect(label.drawnBox == CGRect(x: 0, y: 0, width: 100, height: 20))
    }
  #endif
}
