import LayoutConformance
import LayoutEngine
import Testing

/// Rounding by arithmetic, beside that of the library.
@Suite struct PixelFrameTests {
  private static let limit = 0x1p29

  /// `value` as the edge with that number in whole pixels; `nil` where it is too far.
  private static func whole(_ value: Double, _ edge: Int = 0) -> Double? {
    var numbers = SIMD4<Double>.zero
    numbers[edge] = value
    let rect = Rect(x: numbers.x, y: numbers.y, width: numbers.z, height: numbers.w)
    return PixelFrame(rect, scale: 1).map { Double($0.numbers[edge]) }
  }

  @Test("numbers are rounded as rounded() does, those within the limit, and no others")
  func random() {
    var dice = SplitMix(51)
    var wrong: [Double] = []
    for round in 0..<400_000 {
      // All sizes up to 2^51; every second number is a half.
      let exponent = Double(dice.next() % 52)
      var magnitude = 1.0
      for _ in 0..<Int(exponent) { magnitude *= 2 }
      let fraction = Double(dice.next() >> 11) * 0x1p-53
      var value = (fraction * 2 - 1) * magnitude
      if round % 2 == 0 { value = value.rounded(.towardZero) + (value < 0 ? -0.5 : 0.5) }
      let nearest = value.rounded()
      let isNear = nearest >= -Self.limit && nearest < Self.limit
      if Self.whole(value, round / 2 % 4) != (isNear ? nearest : nil) { wrong.append(value) }
    }
    #expect(wrong == [])
  }

  private static let beside: [Double] = [0.5, 1.5, 2.5].flatMap { (half: Double) in [half, half.nextDown, half.nextUp] }
  private static let ends: [Double] = [0, 0x1p-1074, 0x1p28, 0x1p29 - 2, 0x1p29 - 1.75]

  @Test("numbers beside the middle, and at the ends", arguments: beside + ends + ends.map { $0 + 0.5 })
  func edges(_ value: Double) {
    for value in [value, -value] {
      for edge in 0..<4 { #expect(Self.whole(value, edge) == value.rounded()) }
    }
  }

  private static let beyond: [Double] = [0x1p29, 0x1p51, 0x1p53, 1e300, .infinity, .nan]

  @Test("numbers that are far, and what is none", arguments: beyond)
  func far(_ value: Double) {
    for edge in 0..<4 {
      #expect(Self.whole(value, edge) == nil)
      #expect(Self.whole(-value - 1, edge) == nil)
    }
  }
}
