#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  /// The container's own size.
  extension LayoutContainer: ProposedSize {
    /// The layout's response, on whole pixels.
    func size(for proposal: Proposal) -> Size {
      let response = measure {
        noteInnerChanges()
        return root.sizesThatFit([proposal])[0].size
      }
      let scale = max(1, root.environment.displayScale)
      // Multiples of pixels stay the same in spite of rounding errors.
      func pixels(_ length: Double) -> Double {
        length.isFinite ? ((length * scale) - 1e-9).rounded(.up) / scale : length
      }
      return Size(width: pixels(response.width), height: pixels(response.height))
    }

    #if !canImport(UIKit)
      /// The layout's response to `size`, on whole pixels.
      ///
      /// A length that is zero, negative, infinite or `greatestFiniteMagnitude` requests the ideal length.
      public func sizeThatFits(_ size: CGSize) -> CGSize { fit(in: size) }
    #endif

    /// The layout's response to a size. A fixed side keeps the length of `size`. The other side has the response's
    /// length, or the length of `size` if the response is infinite.
    func fit(in size: CGSize, isWidthFixed: Bool, isHeightFixed: Bool) -> CGSize {
      let width = isWidthFixed ? Self.proposed(size.width) : nil
      let height = isHeightFixed ? Self.proposed(size.height) : nil
      let response = self.size(for: Proposal(width: width, height: height))
      return CGSize(
        width: width != nil || !response.width.isFinite ? size.width : CGFloat(response.width),
        height: height != nil || !response.height.isFinite ? size.height : CGFloat(response.height))
    }

    /// The layout's response to a size. A length that is no proposal requests the ideal length.
    func fit(in size: CGSize) -> CGSize {
      let response = self.size(for: Proposal(width: Self.proposed(size.width), height: Self.proposed(size.height)))
      return CGSize(
        width: response.width.isFinite ? CGFloat(response.width) : size.width,
        height: response.height.isFinite ? CGFloat(response.height) : size.height)
    }

    /// The ideal size; if the view is narrower, the height for the view's width.
    func ownSize() -> CGSize {
      var response = size(for: Proposal(width: nil, height: nil))
      wrappedWidth = nil
      if bounds.width > 0, Double(bounds.width) < response.width {
        wrappedWidth = bounds.width
        response.height = size(for: Proposal(width: Double(bounds.width), height: nil)).height
      }
      return CGSize(
        width: response.width.isFinite ? CGFloat(response.width) : PlatformView.noIntrinsicMetric,
        height: response.height.isFinite ? CGFloat(response.height) : PlatformView.noIntrinsicMetric)
    }

    private static func proposed(_ length: CGFloat) -> Double? {
      length > 0 && length < .greatestFiniteMagnitude ? Double(length) : nil
    }
  }
#endif
