import Foundation
import AppKit

// What the stand-ins for both systems have otherwise.

typealias NativeView = NSView

/// The size of a text in the metrics of tests.
@MainActor
func textSize(_ text: String, fontSize: CGFloat, width: CGFloat) -> CGSize {
  let font = NSFont.systemFont(ofSize: fontSize, weight: .regular)
  return NSAttributedString(string: text, attributes: [.font: font])
    .boundingRect(with: CGSize(width: width, height: 0), options: [], context: nil).size
}

/// Whether a view is shown by a view of the system's.
@MainActor
func isNative(_ view: any View) -> Bool { view is any NSViewRepresentable }

/// The node of such a view.
@MainActor
func nativeNode(_ view: any View, _ environment: EnvironmentValues) -> Node? {
  func made(_ view: some NSViewRepresentable) -> Node { RepresentableNode(view, environment) }
  return (view as? any NSViewRepresentable).map { made($0) }
}
