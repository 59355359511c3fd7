import Testing

@testable import LayoutApple

extension LayoutContainer {
  /// A person clicks so many times at a place, with keys held down.
  func click(_ place: Point, _ button: PointerButton = .primary, _ count: Int = 1, _ modifiers: EventModifiers = []) {
    for case let recognizer as PointerRecognizer in recognizers {
      (recognizer.button, recognizer.modifiers) = (button, modifiers)
      defer { (recognizer.button, recognizer.modifiers) = (.primary, []) }
      for _ in 0..<count {
        point(.began, place.x, place.y)
        point(.ended, place.x, place.y)
      }
    }
  }

  /// Waits until a gesture is recognized while a press lasts, for at most twenty seconds, which is a way out.
  func waitForGesture() async {
    for _ in 0..<4_000 where !root.hasRecognizedGesture { try? await Task.sleep(for: .milliseconds(5)) }
  }
}
