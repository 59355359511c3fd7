#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  public import LayoutCore

  extension NSView {
    /// What the view says of itself. Its background is that of its layer.
    var facts: NativeFacts {
      var (text, font): (String?, NSFont?)
      switch self {
      case let button as NSButton: (text, font) = (button.title, button.font)
      case let field as NSTextField: (text, font) = (field.stringValue, field.font)
      case let editor as NSTextView: (text, font) = (editor.string, editor.font)
      default: break
      }
      let background = layer?.backgroundColor?.components ?? []
      return NativeFacts(
        text: text, font: font.map { "\($0.fontName) \(Double($0.pointSize))" },
        background: Color(parts: background.map { Double($0) }), isHidden: isHidden, alpha: Double(alphaValue))
    }
  }

  extension LayoutDebugger {
    /// Writes what lies in a container, as of its root, with what it and the views in it say of themselves: text or title,
    /// font, background, whether it is hidden, and its alpha. The container's frame is that in its superview.
    ///
    /// - Returns: the text. Complexity: O(elements).
    @MainActor
    @discardableResult
    public func analyzeViewHierarchy(_ container: LayoutContainer, title: String = "VIEW HIERARCHY") -> String {
      let frame = Rect(
        x: Double(container.frame.minX), y: Double(container.frame.minY), width: Double(container.frame.width),
        height: Double(container.frame.height))
      return analyzeViewHierarchy(container.root, in: "LayoutContainer", frame, container.facts, title: title)
    }
  }
#endif
