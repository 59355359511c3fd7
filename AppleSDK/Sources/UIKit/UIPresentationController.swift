#if !TVOS_CHECK  // Not on tvOS.
  public import Foundation
#endif

public enum UIModalPresentationStyle: Sendable {
  case automatic, fullScreen
  #if !TVOS_CHECK  // Not on tvOS.
    case popover
  #endif
}

@MainActor
open class UIPresentationController {
  init() {}
}

#if !TVOS_CHECK  // Not on tvOS.
  public struct UIPopoverArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    public static let right = UIPopoverArrowDirection(rawValue: 8)
  }

  open class UIPopoverPresentationController: UIPresentationController {
    open weak var sourceView: UIView?
    open var sourceRect = CGRect.zero
    open var permittedArrowDirections: UIPopoverArrowDirection = [.up, .down, .left, .right]
  }

  @MainActor
  public protocol UISheetPresentationControllerDetentResolutionContext {
    var maximumDetentValue: CGFloat { get }
  }

  open class UISheetPresentationController: UIPresentationController {
    @MainActor
    open class Detent {
      public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
      }
      init() {}
      public class func medium() -> Detent { Detent() }
      public class func large() -> Detent { Detent() }
      public class func custom(
        identifier: Identifier? = nil,
        resolver: @escaping (_ context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
      ) -> Detent { Detent() }
    }
    open var detents: [Detent] = [.large()]
  }
#endif
