public import Foundation

/// In tests one that is edited is 22 points high.
open class NSTextField: NSControl {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    cell?.isScrollable = true
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(labelWithString text: String) {
    self.init(frame: .zero)
    (isEditable, isBordered, drawsBackground, isBezeled) = (false, false, false, false)
    stringValue = text
  }
  public convenience init(wrappingLabelWithString text: String) {
    self.init(labelWithString: text)
    cell?.wraps = true
  }
  public enum BezelStyle: Sendable { case squareBezel, roundedBezel }
  open var bezelStyle = BezelStyle.squareBezel
  open var isBezeled = true
  open var isBordered = false
  open var drawsBackground = true
  open var isEditable = true
  open var isSelectable = true
  open var textColor: NSColor? { didSet { Simulation.styles += 1 } }
  /// Of NSControl.
  open var usesSingleLineMode = false
  open var placeholderString: String?
  /// 0 is any.
  open var maximumNumberOfLines = 0
  open override var intrinsicContentSize: CGSize {
    if isEditable { return CGSize(width: NSView.noIntrinsicMetric, height: 22) }
    return cell?.cellSize(forBounds: CGRect(x: 0, y: 0, width: 1e10, height: 1e10)) ?? .zero
  }
  open override var firstBaselineOffsetFromTop: CGFloat { isEditable ? 0 : controlFont.ascender }
  open override var lastBaselineOffsetFromBottom: CGFloat { isEditable ? 0 : controlFont.pointSize / 4 }

  // MARK: Editing

  open override var acceptsFirstResponder: Bool { isEnabled && (isEditable || isSelectable) }
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
  open func textDidChange(_ notification: Notification) {}
  /// Takes the text over from the editor.
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

open class NSSecureTextField: NSTextField {}

open class NSText: NSView {
  /// The cursor goes to the end.
  open var string = "" {
    didSet {
      Simulation.texts += 1
      selectedRange = NSRange(location: string.utf16.count, length: 0)
    }
  }
  open var selectedRange = NSRange(location: 0, length: 0)
  open var font: NSFont? { didSet { Simulation.styles += 1 } }
  open var textColor: NSColor? { didSet { Simulation.styles += 1 } }
  open var alignment = NSTextAlignment.left { didSet { Simulation.styles += 1 } }
  open var baseWritingDirection = NSWritingDirection.natural { didSet { Simulation.styles += 1 } }
  open var isEditable = true
  open var isSelectable = true
  open var isRichText = true
  open override var acceptsFirstResponder: Bool { isEditable || isSelectable }
  /// Of NSResponder.
  open var undoManager: UndoManager? { nil }
}

public final class NSTextContainer {
  let size: CGSize
  public init(size: CGSize) { self.size = size }
  public var widthTracksTextView = false
  public var lineFragmentPadding: CGFloat = 5
  public var lineBreakMode = NSLineBreakMode.byWordWrapping
  public var maximumNumberOfLines = 0
}

/// That of a text view, or the text of one paragraph in one font.
public final class NSTextStorage {
  private weak var view: NSText?
  let text: NSAttributedString?
  init(_ view: NSText) { (self.view, text) = (view, nil) }
  public init(attributedString: NSAttributedString) { text = attributedString }
  public func addLayoutManager(_ manager: NSLayoutManager) { manager.storage = self }
  public func replaceCharacters(in range: NSRange, with text: NSAttributedString) {
    guard let view else { return }
    let string = text.string
    MainActor.assumeIsolated {
      view.string = (view.string as NSString).replacingCharacters(in: range, with: string)
    }
  }
}

/// Here of one text view, whose text each change was as long as.
@MainActor
public final class UndoManager {
  var changes: [(text: String, length: Int)] = []
  public var canUndo: Bool { !changes.isEmpty }
  public func removeAllActions(withTarget target: Any) { changes = [] }
}

open class NSTextView: NSText {
  open override var isFlipped: Bool { true }
  open var textContainer: NSTextContainer? = NSTextContainer(size: .zero)
  open var isVerticallyResizable = false
  open var isHorizontallyResizable = false
  open var maxSize = CGSize.zero
  open var allowsUndo = false
  /// Letters are being put together out of several keys.
  open func hasMarkedText() -> Bool { isComposing }
  /// For tests.
  public var isComposing = false
  open var textStorage: NSTextStorage? { storage }
  private lazy var storage = NSTextStorage(self)
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  open override var undoManager: UndoManager? { undo }
  private let undo = UndoManager()
  /// Stores the text for a person's undo.
  open func shouldChangeText(in range: NSRange, replacementString: String?) -> Bool {
    guard isEditable else { return false }
    if allowsUndo {
      undo.changes.append((string, string.utf16.count - range.length + (replacementString?.utf16.count ?? 0)))
    }
    return true
  }
  /// A person changed the text.
  open func didChangeText() {}
}
