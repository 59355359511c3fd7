/// The ring that a drawing host puts around what has the keyboard.
package enum FocusRing {
  /// The width of its line, which is outside of the frame, in points.
  package static var width: Double { 2 }
  /// How far it reaches beyond the frame, with the soft edge of the line.
  package static var reach: Double { width + 1 }
}
