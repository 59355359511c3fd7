#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  /// A controller with a container that fills its view.
  ///
  /// ```swift
  /// final class Greeting: BaseViewController {
  ///   let picture = PictureView()   // a view that you have
  ///
  ///   override func setLayout() {
  ///     layoutContainer.updateBody { [picture] in VStack { picture.ui() } }
  ///   }
  /// }
  /// ```
  @MainActor
  open class BaseViewController: PlatformViewController {
    /// Shows the layout. It is in the controller's view as soon as that is loaded.
    public let layoutContainer = LayoutContainer(frame: .zero)
    private var hasLayout = false

    /// Puts the container into the view.
    open override func viewDidLoad() {
      super.viewDidLoad()
      setupLayoutContainer(layoutContainer)
    }

    #if canImport(UIKit) && !os(watchOS)
      /// Gives the container its size, and the first time its layout: by then the views that a subclass configures in its
      /// own `viewDidLoad` are ready.
      open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        laidOut()
      }
    #else
      /// Makes an empty view, unless the controller was given a file with one. It has the `preferredContentSize`, which a
      /// window takes that is given the controller; where that is zero, the window needs a size from the caller
      /// (`setContentSize(_:)`).
      open override func loadView() {
        guard nibName == nil else { return super.loadView() }
        view = NSView(frame: CGRect(origin: .zero, size: preferredContentSize))
      }

      /// Gives the container its size, and the first time its layout: by then the views that a subclass configures in its
      /// own `viewDidLoad` are ready.
      open override func viewDidLayout() {
        super.viewDidLayout()
        laidOut()
      }
    #endif

    private func laidOut() {
      updateLayoutContainer(layoutContainer)
      guard !hasLayout else { return }
      hasLayout = true
      setLayout()
    }

    /// Says what is shown, once, when the view has its size: subclasses call `layoutContainer.updateBody`. Nothing is shown
    /// by itself.
    open func setLayout() {}
  }
#endif
