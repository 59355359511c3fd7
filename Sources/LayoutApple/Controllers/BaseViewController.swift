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
    /// Shows the layout. It is in the controller's view after that has loaded.
    public let layoutContainer = LayoutContainer(frame: .zero)
    private var hasLayout = false

    /// Puts the container into the view.
    open override func viewDidLoad() {
      super.viewDidLoad()
      setupLayoutContainer(layoutContainer)
    }

    #if canImport(UIKit) && !os(watchOS)
      /// Whether the view is loading, and whether it was laid out during that. A container that shows content in
      /// `viewDidLoad` makes UIKit lay out the views around it too.
      private var (isLoading, isEarly) = (false, false)

      /// The controller's view, which is loaded when it is first read.
      open override var view: UIView! {
        get {
          guard !isViewLoaded else { return super.view }
          isLoading = true
          let loaded = super.view
          isLoading = false
          if isEarly { loaded?.setNeedsLayout() }
          return loaded
        }
        set { super.view = newValue }
      }

      /// Gives the container its size, and in the first call its layout.
      ///
      /// By then the views that a subclass configures in its own `viewDidLoad` are ready.
      open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if isLoading { isEarly = true } else { laidOut() }
      }
    #else
      /// The nib that was given to the controller, else the nib with the name of its class, if there is one.
      open override var nibName: NSNib.Name? {
        if let given = super.nibName { return given }
        let own = "\(type(of: self))"
        return (nibBundle ?? .main).path(forResource: own, ofType: "nib") == nil ? nil : own
      }

      /// Makes an empty view unless there is a nib.
      ///
      /// The view has the `preferredContentSize`, which a window of the controller uses. If that is zero, the caller
      /// must set the window's size (`setContentSize(_:)`).
      open override func loadView() {
        guard nibName == nil else { return super.loadView() }
        view = NSView(frame: CGRect(origin: .zero, size: preferredContentSize))
      }

      /// Gives the container its size, and in the first call its layout.
      ///
      /// By then the views that a subclass configures in its own `viewDidLoad` are ready.
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

    /// Called once, when the view has its size. Subclasses set the content by `layoutContainer.updateBody`; the default
    /// shows nothing.
    open func setLayout() {}
  }
#endif
