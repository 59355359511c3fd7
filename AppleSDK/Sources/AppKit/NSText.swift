public import Foundation

/// AppKit: `NSTextField`, since macOS 10.0. In tests one that is edited is 22 points high.
open class NSTextField: NSControl {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    cell?.isScrollable = true
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// `init(labelWithString:)`, since macOS 10.12.
  public convenience init(labelWithString text: String) {
    self.init(frame: .zero)
    (isEditable, isBordered, drawsBackground, isBezeled) = (false, false, false, false)
    stringValue = text
  }
  /// `init(wrappingLabelWithString:)`, since macOS 10.12.
  public convenience init(wrappingLabelWithString text: String) {
    self.init(labelWithString: text)
    cell?.wraps = true
  }
  /// `NSTextField.BezelStyle`, since macOS 10.2.
  public enum BezelStyle: Sendable { case squareBezel, roundedBezel }
  /// `bezelStyle`, since macOS 10.2.
  open var bezelStyle = BezelStyle.squareBezel
  /// `isBezeled`, since macOS 10.0.
  open var isBezeled = true
  /// `isBordered`, since macOS 10.0.
  open var isBordered = false
  /// `drawsBackground`, since macOS 10.0.
  open var drawsBackground = true
  /// `isEditable`, since macOS 10.0.
  open var isEditable = true
  /// `isSelectable`, since macOS 10.0.
  open var isSelectable = true
  /// `textColor`, since macOS 10.0.
  open var textColor: NSColor? { didSet { Simulation.styles += 1 } }
  /// `usesSingleLineMode`, since macOS 10.10: of NSControl.
  open var usesSingleLineMode = false
  /// `placeholderString`, since macOS 10.10.
  open var placeholderString: String?
  /// `maximumNumberOfLines`, since macOS 10.11: 0 is any.
  open var maximumNumberOfLines = 0
  open override var intrinsicContentSize: CGSize {
    if isEditable { return CGSize(width: NSView.noIntrinsicMetric, height: 22) }
    return cell?.cellSize(forBounds: CGRect(x: 0, y: 0, width: 1e10, height: 1e10)) ?? .zero
  }
  open override var firstBaselineOffsetFromTop: CGFloat { isEditable ? 0 : controlFont.ascender }
  open override var lastBaselineOffsetFromBottom: CGFloat { isEditable ? 0 : controlFont.pointSize / 4 }

  // MARK: Editing

  private var editor: NSText?
  open override func currentEditor() -> NSText? { editor }
  /// While it is edited, the text is the editor's.
  open override var stringValue: String {
    get { editor?.string ?? super.stringValue }
    set { super.stringValue = newValue }
  }
  override func abortEditing() { editor = nil }
  open override func becomeFirstResponder() -> Bool {
    guard isEditable, isEnabled else { return false }
    editor = NSTextView(frame: .zero)
    editor?.string = super.stringValue
    return true
  }
  /// For tests: a person takes letters back that are being put together.
  public func endComposing() { (editor as? NSTextView)?.isComposing = false }
  func typed(_ text: String) {
    editor?.string = text
    editor?.selectedRange = NSRange(location: text.utf16.count, length: 0)
    textDidChange(Notification(name: Notification.Name("change")))
  }
  /// `textDidChange(_:)`, since macOS 10.0.
  open func textDidChange(_ notification: Notification) {}
  /// `textDidEndEditing(_:)`, since macOS 10.0: takes the text over from the editor.
  open func textDidEndEditing(_ notification: Notification) {
    guard let text = editor?.string else { return }
    editor = nil
    super.stringValue = text
  }
  open override func resignFirstResponder() -> Bool {
    if editor != nil { textDidEndEditing(Notification(name: Notification.Name("end"))) }
    return true
  }
}

/// AppKit: `NSSecureTextField`, since macOS 10.0.
open class NSSecureTextField: NSTextField {}

/// AppKit: `NSText`, since macOS 10.0.
open class NSText: NSView {
  /// `string`, since macOS 10.0. The cursor goes to the end.
  open var string = "" {
    didSet {
      Simulation.texts += 1
      selectedRange = NSRange(location: string.utf16.count, length: 0)
    }
  }
  /// `selectedRange`, since macOS 10.0.
  open var selectedRange = NSRange(location: 0, length: 0)
  /// `font`, since macOS 10.0.
  open var font: NSFont? { didSet { Simulation.styles += 1 } }
  /// `textColor`, since macOS 10.0.
  open var textColor: NSColor? { didSet { Simulation.styles += 1 } }
  /// `alignment`, since macOS 10.0.
  open var alignment = NSTextAlignment.left { didSet { Simulation.styles += 1 } }
  /// `baseWritingDirection`, since macOS 10.0.
  open var baseWritingDirection = NSWritingDirection.natural { didSet { Simulation.styles += 1 } }
  /// `isEditable`, since macOS 10.0.
  open var isEditable = true
  /// `isSelectable`, since macOS 10.0.
  open var isSelectable = true
  /// `isRichText`, since macOS 10.0.
  open var isRichText = true
  /// `undoManager`, since macOS 10.0: of NSResponder.
  open var undoManager: UndoManager? { nil }
}

/// AppKit: `NSTextContainer`, since macOS 10.0.
public final class NSTextContainer {
  /// `widthTracksTextView`, since macOS 10.0.
  public var widthTracksTextView = false
}

/// AppKit: `NSTextStorage`, since macOS 10.0.
public final class NSTextStorage {
  unowned let view: NSText
  init(_ view: NSText) { self.view = view }
  /// `replaceCharacters(in:with:)`, since macOS 10.0.
  public func replaceCharacters(in range: NSRange, with text: NSAttributedString) {
    let (view, string) = (view, text.string)
    MainActor.assumeIsolated {
      view.string = (view.string as NSString).replacingCharacters(in: range, with: string)
    }
  }
}

/// Foundation: `UndoManager`, since macOS 10.0. Here of one text view, whose text each change was as long as.
public final class UndoManager {
  var changes: [(text: String, length: Int)] = []
  /// `canUndo`, since macOS 10.0.
  public var canUndo: Bool { !changes.isEmpty }
  /// `removeAllActions(withTarget:)`, since macOS 10.0.
  public func removeAllActions(withTarget target: Any) { changes = [] }
}

/// AppKit: `NSTextView`, since macOS 10.0.
open class NSTextView: NSText {
  open override var isFlipped: Bool { true }
  /// `textContainer`, since macOS 10.0.
  open var textContainer: NSTextContainer? = NSTextContainer()
  /// `isVerticallyResizable`, since macOS 10.0.
  open var isVerticallyResizable = false
  /// `isHorizontallyResizable`, since macOS 10.0.
  open var isHorizontallyResizable = false
  /// `maxSize`, since macOS 10.0.
  open var maxSize = CGSize.zero
  /// `allowsUndo`, since macOS 10.0.
  open var allowsUndo = false
  /// `hasMarkedText()`, since macOS 10.0: letters are being put together out of several keys.
  open func hasMarkedText() -> Bool { isComposing }
  /// For tests.
  public var isComposing = false
  /// `textStorage`, since macOS 10.0.
  open var textStorage: NSTextStorage? { storage }
  private lazy var storage = NSTextStorage(self)
  /// `typingAttributes`, since macOS 10.0.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  open override var undoManager: UndoManager? { undo }
  private let undo = UndoManager()
  /// `shouldChangeText(in:replacementString:)`, since macOS 10.0: remembers the text for a person who takes the change back.
  open func shouldChangeText(in range: NSRange, replacementString: String?) -> Bool {
    guard isEditable else { return false }
    if allowsUndo {
      undo.changes.append((string, string.utf16.count - range.length + (replacementString?.utf16.count ?? 0)))
    }
    return true
  }
  /// `didChangeText()`, since macOS 10.0: a person changed the text.
  open func didChangeText() {}
}
