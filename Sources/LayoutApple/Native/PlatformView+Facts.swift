#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  extension PlatformView {
    /// The view's properties for the debugger.
    var facts: NativeFacts {
      let (text, font) = textFacts
      return NativeFacts(
        text: text, font: font.map { "\($0.fontName) \(Double($0.pointSize))" },
        background: Color(parts: (ground?.components ?? []).map { Double($0) }), isHidden: isHidden,
        alpha: shownOpacity)
    }

    /// The view's text or title, and its font.
    private var textFacts: (String?, PlatformFont?) {
      switch self {
      #if canImport(UIKit)
        case let label as UILabel: (label.text, label.font)
        case let button as UIButton: (button.title(for: .normal), button.titleLabel?.font)
        case let field as UITextField: (field.text, field.font)
        case let editor as UITextView: (editor.text, editor.font)
      #else
        case let button as NSButton: (button.title, button.font)
        case let field as NSTextField: (field.stringValue, field.font)
        case let editor as NSTextView: (editor.string, editor.font)
      #endif
      default: (nil, nil)
      }
    }

    /// The background colour; on the Mac that of the layer.
    private var ground: CGColor? {
      #if canImport(UIKit)
        backgroundColor?.cgColor
      #else
        layer?.backgroundColor
      #endif
    }
  }

  extension LayoutDebugger {
    /// Writes the hierarchy of a container, with the properties of the container and its views.
    ///
    /// The properties are text or title, font, background, whether the view is hidden, and its alpha. The container's
    /// frame is that in its superview.
    ///
    /// - Returns: the text.
    /// - Complexity: O(elements).
    @MainActor
    @discardableResult
    public func analyzeViewHierarchy(_ container: LayoutContainer, title: String = "VIEW HIERARCHY") -> String {
      analyzeViewHierarchy(
        container.root, in: "LayoutContainer", container.untransformedFrame, container.facts, title: title)
    }
  }

  extension PlatformView {
    /// The view's frame in its superview, without its transform.
    fileprivate var untransformedFrame: Rect {
      #if canImport(UIKit)
        Rect(
          x: Double(center.x - bounds.width / 2), y: Double(center.y - bounds.height / 2), width: Double(bounds.width),
          height: Double(bounds.height))
      #else
        Rect(frame)
      #endif
    }
  }
#endif
