#if canImport(CGTK)
  import LayoutCore

  extension Color {
    /// This colour, lightened until it has a contrast to each of some dark grounds: first made brighter, then whiter.
    ///
    /// The steps are twentieths. White is the last one, whatever its contrast is.
    func lightened(to contrast: Double, on grounds: [Color]) -> Color {
      let most = max(red, green, blue)
      let steps = (0...20).map { Double($0) / 20 }
      let brighter = steps.lazy.map { share in
        let factor = most > 0 ? 1 + (1 / most - 1) * share : 1
        return Color(red: red * factor, green: green * factor, blue: blue * factor, opacity: opacity)
      }
      let brightest = brighter.last ?? self
      let whiter = steps.lazy.map { share in
        func mixed(_ part: Double) -> Double { part + (1 - part) * share }
        return Color(
          red: mixed(brightest.red), green: mixed(brightest.green), blue: mixed(brightest.blue), opacity: opacity)
      }
      func isSeen(_ color: Color) -> Bool { grounds.allSatisfy { color.contrastRatio(with: $0) >= contrast } }
      return brighter.first(where: isSeen) ?? whiter.first(where: isSeen) ?? .white
    }
  }
#endif
