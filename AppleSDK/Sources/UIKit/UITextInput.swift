public import Foundation

/// UIKit: `UITextPosition`, since iOS 3.2.
@MainActor
open class UITextPosition {
  let offset: Int
  init(_ offset: Int) { self.offset = offset }
}

/// UIKit: `UITextRange`, since iOS 3.2.
@MainActor
open class UITextRange {
  /// `start`, since iOS 3.2.
  public let start: UITextPosition
  init(_ start: UITextPosition) { self.start = start }
}

/// For tests: what they do with a text in the place of a person. As with UIKit's, the cursor goes to the end of another text.
@MainActor
public final class TextCursor {
  /// Characters before the cursor; `nil` where nobody writes.
  public var offset: Int?
  /// Whether a character is just being put together out of several keys.
  public var isComposing = false
  var length = 0

  func textChanged(_ length: Int) {
    self.length = length
    if offset != nil { offset = length }
  }
}

/// UIKit: `UITextInput`, since iOS 3.2.
@MainActor
public protocol UITextInput: AnyObject {
  /// `selectedTextRange`, since iOS 3.2.
  var selectedTextRange: UITextRange? { get set }
  /// `markedTextRange`, since iOS 3.2.
  var markedTextRange: UITextRange? { get }
  /// `beginningOfDocument`, since iOS 3.2.
  var beginningOfDocument: UITextPosition { get }
  /// `offset(from:to:)`, since iOS 3.2.
  func offset(from: UITextPosition, to: UITextPosition) -> Int
  /// `position(from:offset:)`, since iOS 3.2: `nil` outside of the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// `textRange(from:to:)`, since iOS 3.2.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// For tests.
  var cursor: TextCursor { get }
}

extension UITextInput {
  public var selectedTextRange: UITextRange? {
    get { cursor.offset.map { UITextRange(UITextPosition($0)) } }
    set { cursor.offset = newValue?.start.offset }
  }
  public var markedTextRange: UITextRange? { cursor.isComposing ? UITextRange(UITextPosition(0)) : nil }
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  public func offset(from: UITextPosition, to: UITextPosition) -> Int { to.offset - from.offset }
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return place < 0 || place > cursor.length ? nil : UITextPosition(place)
  }
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    UITextRange(fromPosition)
  }
}

/// UIKit: `UITextField`, since iOS 2. In tests 34 points high.
open class UITextField: UIControl, UITextInput {
  /// `UITextField.BorderStyle`, since iOS 2.
  public enum BorderStyle: Sendable { case none, roundedRect }
  /// `borderStyle`, since iOS 2.
  open var borderStyle = BorderStyle.none
  /// `text`, since iOS 2.
  open var text: String? = "" {
    didSet {
      Simulation.texts += 1
      cursor.textChanged(text?.count ?? 0)
    }
  }
  /// For tests: the cursor, and what is put together.
  public let cursor = TextCursor()
  /// `placeholder`, since iOS 2.
  open var placeholder: String?
  /// `isSecureTextEntry`, since iOS 2.
  open var isSecureTextEntry = false
  /// `font`, since iOS 2.
  open var font: UIFont?
  /// `textColor`, since iOS 2.
  open var textColor: UIColor?
  /// `textAlignment`, since iOS 2.
  open var textAlignment = NSTextAlignment.left
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 100, height: 34) }
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder, super.becomeFirstResponder() else { return false }
    sendActions(for: .editingDidBegin)
    return true
  }
  open override func resignFirstResponder() -> Bool {
    guard super.resignFirstResponder() else { return false }
    sendActions(for: .editingDidEnd)
    return true
  }
}

/// UIKit: `UITextViewDelegate`, since iOS 2.
@MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// `textViewDidChange(_:)`, since iOS 2.
  func textViewDidChange(_ textView: UITextView)
  /// `textViewDidBeginEditing(_:)`, since iOS 2.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// `textViewDidEndEditing(_:)`, since iOS 2.
  func textViewDidEndEditing(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

/// UIKit: `UITextView`, since iOS 2.
open class UITextView: UIScrollView, UITextInput {
  /// `init(frame:textContainer:)`, since iOS 7, is the designated one.
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  private weak var textDelegate: (any UITextViewDelegate)?
  /// `delegate`, since iOS 2.
  open override var delegate: (any UIScrollViewDelegate)? {
    get { textDelegate }
    set { textDelegate = newValue as? any UITextViewDelegate }
  }
  /// `text`, since iOS 2.
  open var text: String! = "" {
    didSet {
      Simulation.texts += 1
      cursor.textChanged(text.count)
    }
  }
  /// For tests: the cursor, and what is put together.
  public let cursor = TextCursor()
  /// `font`, since iOS 2.
  open var font: UIFont? { didSet { Simulation.styles += 1 } }
  /// `textColor`, since iOS 2.
  open var textColor: UIColor?
  /// `textAlignment`, since iOS 2.
  open var textAlignment = NSTextAlignment.left
  #if !TVOS_CHECK  // Not on tvOS.
    /// `isEditable`, since iOS 2.
    open var isEditable = true
  #endif
}
