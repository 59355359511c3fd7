#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  #if canImport(UIKit)
    extension LayoutContainer: ProposedSize {
      /// What the layout takes, on whole pixels.
      func size(for proposal: Proposal) -> Size {
        noteInnerChanges()
        let answer = root.sizesThatFit([proposal])[0].size
        let scale = max(1, root.environment.displayScale)
        // Multiples of pixels stay what they are in spite of rounding errors.
        func pixels(_ length: Double) -> Double {
          length.isFinite ? ((length * scale) - 1e-9).rounded(.up) / scale : length
        }
        return Size(width: pixels(answer.width), height: pixels(answer.height))
      }
    }
  #else
    extension LayoutContainer: ProposedSize {}
  #endif
#endif
