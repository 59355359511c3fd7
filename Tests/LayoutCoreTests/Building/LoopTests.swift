import Layout
import TestPromises
import Testing

/// Loops in a builder, over elements with and without modifiers.
@Suite struct LoopTests {
  @Test(.promises("F067")) func `a loop makes an element a turn, modifiers included`() {
    let column = VStack(alignment: .leading) {
      for number in 1...3 { Color.red.size(width: Double(number) * 10, height: 5).padding(1) }
      for word in ["a", "bc"] { Text(word).font(.system(size: 10)) }
    }
    let result = column.calculateLayout(in: Size(width: 100, height: 100))
    #expect(
      result.elements.dropFirst().map(\.frame) == [
        Rect(x: 0, y: 0, width: 12, height: 7), Rect(x: 0, y: 7, width: 22, height: 7),
        Rect(x: 0, y: 14, width: 32, height: 7), Rect(x: 0, y: 21, width: 5, height: 12.5),
        Rect(x: 0, y: 33.5, width: 10, height: 12.5),
      ])
  }
}
