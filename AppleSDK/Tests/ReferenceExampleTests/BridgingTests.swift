import Layout
import TestPromises
import Testing

extension UIColor {
  /// A name that the layout's colours have too.
  fileprivate static let red = UIColor(red: 0.5, green: 0, blue: 0, alpha: 1)
}

@MainActor
@Suite(.serialized)
struct BridgingTests {
  private let container = LayoutContainer(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
  private let night = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0, green: 0, blue: 0.25, alpha: 1) : UIColor(red: 1, green: 1, blue: 0.75, alpha: 0.5)
  }

  private func parts(_ color: UIColor?) -> [CGFloat]? { color?.cgColor.components }

  @Test("Rectangles, sizes and points of the system are the layout's and come back the same", .promises("F208"))
  func conversions() {
    let rect = CGRect(x: 1.5, y: -2, width: 30, height: 40.25)
    #expect(Rect(rect) == Rect(x: 1.5, y: -2, width: 30, height: 40.25) && CGRect(Rect(rect)) == rect)
    #expect(Size(rect.size) == Size(width: 30, height: 40.25) && CGSize(Size(rect.size)) == rect.size)
    #expect(Point(rect.origin) == Point(x: 1.5, y: -2) && CGPoint(Point(rect.origin)) == rect.origin)
    #expect(Rect(CGRect(x: 10, y: 10, width: -4, height: -6)) == Rect(x: 6, y: 4, width: 4, height: 6))
  }

  @Test("A layout has its frames in a rectangle of the system's, as large as a container shows it", .promises("F208"))
  func calculates() {
    let column = VStack(alignment: .leading, spacing: 4) {
      Text("Four").font(.system(size: 16))
      Color.red.size(width: 10, height: 10)
    }
    let result = column.calculateLayout(in: CGRect(x: 20, y: 100, width: 200, height: 100))
    // 4 characters of 8 by 20, in UIKit's stand-in.
    #expect(result.size == Size(width: 32, height: 34))
    container.updateBody { column }
    let shown = container.subviews.map(\.frame.size)
    #expect(shown == [CGSize(width: 32, height: 20), CGSize(width: 10, height: 10)])
  }

  @Test(
    "A background of the system's shares its box with the corners, and follows light and dark",
    .promises("F081", "F083", "F086"))
  func background() throws {
    window.addSubview(container)
    let card = UIView()
    container.updateBody {
      card.layout()
        .size(width: 320, height: 180)
        .padding(16)
        .background(night)
        .cornerRadius(20)
        .offset(y: 10)
    }
    let box = try #require(container.subviews.first)
    #expect(container.subviews.count == 1 && card.superview === box)
    #expect(box.layer.cornerRadius == 20 && box.frame == CGRect(x: 19, y: 304, width: 352, height: 212))
    #expect(parts(box.backgroundColor) == [1, 1, 0.75, 0.5])
    Simulation.setTraits(UITraitCollection(userInterfaceStyle: .dark), of: window)
    window.layoutIfNeeded()
    #expect(container.subviews.first === box && parts(box.backgroundColor) == [0, 0, 0.25, 1])
    // The scheme of the place counts, not that of the window.
    container.updateBody {
      VStack { card.layout().size(width: 10, height: 10).background(night) }.environment(\.colorScheme, .light)
    }
    #expect(parts(container.subviews.first?.backgroundColor) == [1, 1, 0.75, 0.5])
  }

  @Test(
    "The layout's colours come first where both have a name; texts and controls take the system's too",
    .promises("F081"))
  func names() throws {
    window.addSubview(container)
    container.updateBody {
      VStack {
        Text("red").background(.red)
        Text("night").foregroundColor(night)
        Toggle("on", isOn: Binding(get: { true }, set: { _ in })).tint(.systemBlue)
      }
    }
    #expect(container.subviews.first?.backgroundColor.map { Color($0, .light) } == Color.red)
    let labels = container.subviews.compactMap { $0 as? UILabel }
    #expect(labels.map(\.text) == ["night"] && parts(labels.first?.textColor) == [1, 1, 0.75, 0.5])
    Simulation.setTraits(UITraitCollection(userInterfaceStyle: .dark), of: window)
    window.layoutIfNeeded()
    #expect(parts(labels.first?.textColor) == [0, 0, 0.25, 1])
  }
}
