import LayoutCore
import LayoutTesting
import TestPromises
import Testing

/// The names of colours and shapes.
@Suite struct DebugNameTests {
  private func name(_ layout: any Layout) -> String? {
    let root = LayoutRoot(size: Size(width: 100, height: 50), measurers: .tens)
    root.updateBody { AnyLayout(erasing: layout) }
    return root.inspectionBoxes.first?.name
  }

  /// An element with the name that it has.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let make: @Sendable () -> any Layout

    init(_ name: String, _ make: @escaping @Sendable () -> any Layout) {
      testDescription = name
      self.make = make
    }
  }

  static let cases = [
    Case("Color.red") { Color.red },
    Case("Color.blue") { Rectangle().fill(.blue) },
    Case("Rectangle") { Rectangle().stroke(.blue) },
    Case("Capsule") { Capsule().fill(.blue) },
    Case("Ellipse") { Ellipse().fill(.blue) },
    Case("Circle") { Circle().fill(Color(hex: 0x102030)) },
    Case("RoundedRectangle(cornerRadius: 6.5)") { RoundedRectangle(cornerRadius: 6.5).fill(.blue) },
    Case("Color(hex: 0x102030)") { Color(hex: 0x102030) },
    Case("Color(hex: 0x102030).opacity(0.5)") { Color(hex: 0x102030, opacity: 0.5) },
    Case("Color.red.opacity(0.25)") { Color.red.opacity(0.25) },
    Case("Color.clear") { Color.clear },
    Case("Divider") { Divider() },
  ]

  @Test(arguments: cases)
  func `a colour and a shape have the names they are written with`(one: Case) {
    #expect(name(one.make()) == one.testDescription)
  }

  @Test(arguments: [(.nan, 0), (.infinity, 1), (-.infinity, 0), (2, 1), (-1, 0), (1e300, 1)] as [(Double, Double)])
  func `a part of a colour that is set later is clamped, and has a name`(value: Double, part: Double) {
    let parts: [WritableKeyPath<Color, Double>] = [\.red, \.green, \.blue, \.opacity]
    for path in parts {
      var color = Color(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.8)
      color[keyPath: path] = value
      #expect(color[keyPath: path] == part)
      #expect(name(color)?.hasPrefix("Color") == true)
    }
    var color = Color(red: 0, green: 0, blue: 0)
    color.green = value
    #expect(name(color) == (part == 0 ? "Color.black" : "Color(hex: 0x00FF00)"))
  }
}
