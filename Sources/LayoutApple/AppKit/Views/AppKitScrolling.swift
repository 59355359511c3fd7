#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  extension ScrollItem {
    func setUp() {
      scrollView.drawsBackground = false
      scrollView.borderType = .noBorder
      scrollView.autohidesScrollers = true
      scrollView.scrollerStyle = .overlay
      // Only the layout handles insets.
      scrollView.automaticallyAdjustsContentInsets = false
      scrollView.holder.isOpen = true
      scrollView.documentView = scrollView.holder
      let clip = scrollView.contentView
      clip.postsBoundsChangedNotifications = true
      listening = SystemNotice(NSView.boundsDidChangeNotification, of: clip) { [weak self, weak clip] in
        if let clip { self?.scrolled(to: clip.bounds.origin) }
      }
      restAfterScrolls()
    }

    /// Observes where a person's scroll begins, and brings it to rest where it ends.
    private func restAfterScrolls() {
      let beginning = SystemNotice(NSScrollView.willStartLiveScrollNotification, of: scrollView) { [weak self] in
        guard let self else { return }
        self.beginning = scrollView.contentView.bounds.origin
      }
      let end = SystemNotice(NSScrollView.didEndLiveScrollNotification, of: scrollView) { [weak self] in
        guard let self, !traits.isDisabled else { return }
        let end = scrollView.contentView.bounds.origin
        let rest = restingOffset(from: self.beginning, to: end)
        if rest != end { scrollView.scroll(to: rest) }
      }
      scrolls = [beginning, end]
    }

    func applyTraits() {
      scrollView.contentView.clipsToBounds = !traits.showsOverflow
    }

    func setAxes() {
      let (across, down) = (axes.contains(.horizontal), axes.contains(.vertical))
      scrollView.hasHorizontalScroller = barred.contains(.horizontal)
      scrollView.hasVerticalScroller = barred.contains(.vertical)
      scrollView.horizontalScrollElasticity = across ? .automatic : .none
      scrollView.verticalScrollElasticity = down ? .automatic : .none
    }
  }

  /// A scroll view whose scrollers are always above its content, also with a plugged-in mouse.
  ///
  /// The layout has given the whole width to the content.
  final class HostScrollView: NSScrollView {
    /// The superview of the content's views: a document of the content's size.
    let holder = BoxView(frame: .zero)

    var shownSize: CGSize {
      get { holder.frame.size }
      set { holder.frame = CGRect(origin: .zero, size: newValue) }
    }

    func scroll(to offset: CGPoint) {
      contentView.scroll(to: offset)
      reflectScrolledClipView(contentView)
    }

    override var scrollerStyle: NSScroller.Style {
      get { .overlay }
      set { super.scrollerStyle = .overlay }
    }
  }
#endif
