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
      /// Whether the view is laid out while it is loaded: a container that shows something in `viewDidLoad` has UIKit lay
      /// out what is around it too.
      private var (isLoading, isEarly) = (false, false)

      /// The controller's view, which is loaded when it is asked for.
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

      /// Gives the container its size, and the first time its layout: by then the views that a subclass configures in its
      /// own `viewDidLoad` are ready.
      open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if isLoading { isEarly = true } else { laidOut() }
      }
    #else
      /// The file that the controller was given, else the one that is called like its class, if there is one.
      open override var nibName: NSNib.Name? {
        if let given = super.nibName { return given }
        let own = "\(type(of: self))"
        return (nibBundle ?? .main).path(forResource: own, ofType: "nib") == nil ? nil : own
      }

      /// Makes an empty view, unless there is a file with one. It has the `preferredContentSize`, which a
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
