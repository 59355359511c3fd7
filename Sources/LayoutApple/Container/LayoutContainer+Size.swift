#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  /// Its own size.
  extension LayoutContainer: ProposedSize {
    /// What the layout takes, on whole pixels.
    func size(for proposal: Proposal) -> Size {
      let answer = measure {
        noteInnerChanges()
        return root.sizesThatFit([proposal])[0].size
      }
      let scale = max(1, root.environment.displayScale)
      // Multiples of pixels stay what they are in spite of rounding errors.
      func pixels(_ length: Double) -> Double {
        length.isFinite ? ((length * scale) - 1e-9).rounded(.up) / scale : length
      }
      return Size(width: pixels(answer.width), height: pixels(answer.height))
    }

    #if !canImport(UIKit)
      /// The size that the layout takes of `size`, on whole pixels. A length that is zero, negative, infinite or as large as
      /// can be (`greatestFiniteMagnitude`) asks for the ideal one.
      public func sizeThatFits(_ size: CGSize) -> CGSize { fit(in: size) }
    #endif

    /// What the layout takes of a size: a side that is fixed is as long as it is there, another as long as the layout wants,
    /// or, where that has no end, as it is there.
    func fit(in size: CGSize, isWidthFixed: Bool, isHeightFixed: Bool) -> CGSize {
      let width = isWidthFixed ? Self.offer(size.width) : nil
      let height = isHeightFixed ? Self.offer(size.height) : nil
      let answer = self.size(for: Proposal(width: width, height: height))
      return CGSize(
        width: width != nil || !answer.width.isFinite ? size.width : CGFloat(answer.width),
        height: height != nil || !answer.height.isFinite ? size.height : CGFloat(answer.height))
    }

    /// What the layout takes of a size, a length of which asks for the ideal one where it is no room.
    func fit(in size: CGSize) -> CGSize {
      let answer = self.size(for: Proposal(width: Self.offer(size.width), height: Self.offer(size.height)))
      return CGSize(
        width: answer.width.isFinite ? CGFloat(answer.width) : size.width,
        height: answer.height.isFinite ? CGFloat(answer.height) : size.height)
    }

    /// The ideal size; in a narrower view the height for its width.
    func ownSize() -> CGSize {
      var answer = size(for: Proposal(width: nil, height: nil))
      wrappedWidth = nil
      if bounds.width > 0, Double(bounds.width) < answer.width {
        wrappedWidth = bounds.width
        answer.height = size(for: Proposal(width: Double(bounds.width), height: nil)).height
      }
      return CGSize(
        width: answer.width.isFinite ? CGFloat(answer.width) : PlatformView.noIntrinsicMetric,
        height: answer.height.isFinite ? CGFloat(answer.height) : PlatformView.noIntrinsicMetric)
    }

    private static func offer(_ length: CGFloat) -> Double? {
      length > 0 && length < .greatestFiniteMagnitude ? Double(length) : nil
    }
  }
#endif
