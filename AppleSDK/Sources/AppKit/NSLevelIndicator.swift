public import Foundation

/// In tests 18 points high.
open class NSLevelIndicator: NSControl {
  public enum Style: Sendable { case continuousCapacity, discreteCapacity }
  open var levelIndicatorStyle = Style.continuousCapacity
  open var minValue = 0.0
  open var maxValue = 100.0
  open var isEditable = true
  open override var intrinsicContentSize: CGSize { CGSize(width: NSView.noIntrinsicMetric, height: 18) }
}
