#if canImport(UIKit)
  public import UIKit

  /// A controller with a container that fills its view.
  ///
  /// ```swift
  /// final class Greeting: BaseViewController {
  ///   let label = UILabel().configure { $0.text = "Hello" }
  ///
  ///   override func setLayout() {
  ///     layoutContainer.updateBody { [label] in VStack { label.layout() } }
  ///   }
  /// }
  /// ```
  @MainActor
  open class BaseViewController: UIViewController {
    /// Shows the layout. It is in the controller's view as soon as that is loaded.
    public let layoutContainer = LayoutContainer(frame: .zero)
    private var hasLayout = false

    /// Puts the container into the view.
    open override func viewDidLoad() {
      super.viewDidLoad()
      setupLayoutContainer(layoutContainer)
    }

    /// Gives the container its size, and the first time its layout: by then the views that a subclass configures in its
    /// own `viewDidLoad` are ready.
    open override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
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
