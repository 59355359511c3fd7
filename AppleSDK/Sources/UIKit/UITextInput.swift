public import Foundation

@MainActor
open class UITextPosition {
  let offset: Int
  init(_ offset: Int) { self.offset = offset }
}

@MainActor
open class UITextRange {
  public let start: UITextPosition
  init(_ start: UITextPosition) { self.start = start }
}

/// For tests: what they do with a text in the place of a person. As with UIKit's, the cursor goes to the end of another text.
@MainActor
public final class TextCursor {
  /// Characters before the cursor; `nil` where nothing is edited.
  public var offset: Int?
  /// Whether a character is just being put together out of several keys.
  public var isComposing = false
  var length = 0

  func textChanged(_ length: Int) {
    self.length = length
    if offset != nil { offset = length }
  }
}

@MainActor
public protocol UITextInput: AnyObject {
  var selectedTextRange: UITextRange? { get set }
  var markedTextRange: UITextRange? { get }
  var beginningOfDocument: UITextPosition { get }
  func offset(from: UITextPosition, to: UITextPosition) -> Int
  /// `nil` outside of the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
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

/// In tests 34 points high.
open class UITextField: UIControl, UITextInput {
  public enum BorderStyle: Sendable { case none, roundedRect }
  open var borderStyle = BorderStyle.none
  open var text: String? = "" {
    didSet {
      Simulation.texts += 1
      cursor.textChanged(text?.count ?? 0)
    }
  }
  /// For tests: the cursor, and what is put together.
  public let cursor = TextCursor()
  open var placeholder: String?
  open var isSecureTextEntry = false
  open var keyboardType = UIKeyboardType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var returnKeyType = UIReturnKeyType.default
  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.left
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 100, height: 34) }
  open override var canBecomeFirstResponder: Bool { isEnabled }
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    Simulation.typed = true
    super.pressesBegan(presses, with: event)
  }
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

@MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewDidChange(_ textView: UITextView)
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

open class UITextView: UIScrollView, UITextInput {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  private weak var textDelegate: (any UITextViewDelegate)?
  open override var delegate: (any UIScrollViewDelegate)? {
    get { textDelegate }
    set { textDelegate = newValue as? any UITextViewDelegate }
  }
  open var text: String! = "" {
    didSet {
      Simulation.texts += 1
      cursor.textChanged(text.count)
    }
  }
  /// For tests: the cursor, and what is put together.
  public let cursor = TextCursor()
  open var font: UIFont? { didSet { Simulation.styles += 1 } }
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.left
  open override var canBecomeFirstResponder: Bool { true }
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    Simulation.typed = true
    super.pressesBegan(presses, with: event)
  }
  #if !TVOS_CHECK  // Not on tvOS.
    open var isEditable = true
  #endif
}

public enum UIKeyboardType: Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, numberPad, phonePad, emailAddress, decimalPad, webSearch
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL
}

public enum UITextAutocapitalizationType: Sendable { case none, words, sentences, allCharacters }

public enum UITextAutocorrectionType: Sendable { case `default`, no }

public enum UIReturnKeyType: Sendable { case `default`, go, join, next, route, search, send, done, `continue` }
