extension String {
  /// Figures with their signs and units, which keep their order inside right-to-left text.
  var asFigures: String { "\u{2066}\(self)\u{2069}" }
}
