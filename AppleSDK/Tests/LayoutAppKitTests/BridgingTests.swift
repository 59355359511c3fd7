import AppKit
import LayoutAppKit
import TestPromises
import Testing

@MainActor
@Suite(.serialized)
struct BridgingTests {
  private let container = LayoutContainer(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
  private let night = NSColor(name: nil) { appearance in
    appearance.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua
      ? NSColor(srgbRed: 0, green: 0, blue: 0.25, alpha: 1) : NSColor(srgbRed: 1, green: 1, blue: 0.75, alpha: 0.5)
  }

  @Test("Rectangles, sizes and points of the system are the layout's and come back the same", .promises("F208"))
  func conversions() {
    let rect = CGRect(x: 1.5, y: -2, width: 30, height: 40.25)
    #expect(LayoutCore.Rect(rect) == LayoutCore.Rect(x: 1.5, y: -2, width: 30, height: 40.25))
    #expect(CGRect(LayoutCore.Rect(rect)) == rect && CGSize(LayoutCore.Size(rect.size)) == rect.size)
    #expect(CGPoint(LayoutCore.Point(rect.origin)) == rect.origin)
    let column = VStack { Color.red.size(width: 10, height: 10) }
    #expect(column.calculateLayout(in: rect).size == LayoutCore.Size(width: 10, height: 10))
  }

  @Test("A colour of the system's is the one for light or dark, and follows a change", .promises("F081"))
  func colors() throws {
    #expect(Color(night, .light) == Color(red: 1, green: 1, blue: 0.75, opacity: 0.5))
    #expect(Color(night, .dark) == Color(red: 0, green: 0, blue: 0.25))
    container.updateBody {
      Rectangle().size(width: 50, height: 30).foregroundColor(night).background(night).cornerRadius(8)
    }
    let box = try #require(container.subviews.first)
    #expect(box.layer?.backgroundColor?.components == [1, 1, 0.75, 0.5])
    container.appearance = NSAppearance(named: .darkAqua)
    container.layoutSubtreeIfNeeded()
    #expect(container.subviews.first === box && box.layer?.backgroundColor?.components == [0, 0, 0.25, 1])
  }
}
