public import Foundation

/// AppKit: `NSLevelIndicator`, since macOS 10.4. In tests 18 points high.
open class NSLevelIndicator: NSControl {
  /// `NSLevelIndicator.Style`, since macOS 10.4.
  public enum Style: Sendable { case continuousCapacity, discreteCapacity }
  /// `levelIndicatorStyle`, since macOS 10.4.
  open var levelIndicatorStyle = Style.continuousCapacity
  /// `minValue`, since macOS 10.4.
  open var minValue = 0.0
  /// `maxValue`, since macOS 10.4.
  open var maxValue = 100.0
  /// `isEditable`, since macOS 10.13.
  open var isEditable = true
  open override var intrinsicContentSize: CGSize { CGSize(width: NSView.noIntrinsicMetric, height: 18) }
}
