#if canImport(UIKit)
  public import LayoutCore
  import UIKit

  extension UIView {
    /// What the view says of itself.
    var facts: NativeFacts {
      var (text, font): (String?, UIFont?)
      switch self {
      case let label as UILabel: (text, font) = (label.text, label.font)
      case let button as UIButton: (text, font) = (button.title(for: .normal), button.titleLabel?.font)
      case let field as UITextField: (text, font) = (field.text, field.font)
      case let editor as UITextView: (text, font) = (editor.text, editor.font)
      default: break
      }
      let background = backgroundColor?.cgColor.components ?? []
      return NativeFacts(
        text: text, font: font.map { "\($0.fontName) \(Double($0.pointSize))" },
        background: Color(parts: background.map { Double($0) }), isHidden: isHidden, alpha: Double(alpha))
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
      let (center, size) = (container.center, container.bounds.size)
      let frame = Rect(
        x: Double(center.x - size.width / 2), y: Double(center.y - size.height / 2), width: Double(size.width),
        height: Double(size.height))
      return analyzeViewHierarchy(container.root, in: "LayoutContainer", frame, container.facts, title: title)
    }
  }
#endif
