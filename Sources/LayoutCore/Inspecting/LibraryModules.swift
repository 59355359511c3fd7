/// The modules of the library, whose types and lines are not the caller's.
///
/// The screens of `LayoutCommand` are a caller's: they show what callers write.
enum LibraryModules {
  /// The beginnings of their types' names, and of their lines.
  static let names = [
    "LayoutCore", "LayoutCanvas", "LayoutGTK", "LayoutApple", "LayoutUIKit", "LayoutAppKit", "LayoutLint",
    "LayoutScreens", "LayoutTesting", "LayoutCanvasTesting", "LayoutKitCompat", "ConstraintFirst",
    "LayoutCSS",
  ]

  private static let typePrefixes = names.map { "\($0)." }

  /// Whether a type is one of the library's.
  static func contains(_ type: Any.Type) -> Bool {
    let name = String(reflecting: type)
    return typePrefixes.contains { name.hasPrefix($0) }
  }
}
