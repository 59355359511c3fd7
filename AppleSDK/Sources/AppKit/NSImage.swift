public import Foundation

/// AppKit: `NSImageRep`, since macOS 10.0.
public final class NSImageRep {
  /// `pixelsWide`, since macOS 10.0.
  public let pixelsWide: Int
  /// `pixelsHigh`, since macOS 10.0.
  public let pixelsHigh: Int
  init(width: Int, height: Int) { (pixelsWide, pixelsHigh) = (width, height) }
}

/// AppKit: `NSImage`, since macOS 10.0.
public final class NSImage {
  /// `representations`, since macOS 10.0.
  public let representations: [NSImageRep]
  /// `size`, since macOS 10.0: in points, half the pixels in tests, as of a picture for fine displays.
  public let size: CGSize
  /// `init(contentsOfFile:)`, since macOS 10.0.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }
  /// `init(data:)`, since macOS 10.0. In tests the first two bytes are the width and the height.
  public init?(data: Data) {
    guard data.count >= 2 else { return nil }
    representations = [NSImageRep(width: Int(data[0]), height: Int(data[1]))]
    size = CGSize(width: CGFloat(data[0]) / 2, height: CGFloat(data[1]) / 2)
  }
}

/// AppKit: `NSImageScaling`, since macOS 10.5.
public enum NSImageScaling: Sendable { case scaleAxesIndependently, scaleProportionallyDown }

/// AppKit: `NSImageView`, since macOS 10.0.
open class NSImageView: NSControl {
  /// `image`, since macOS 10.0.
  open var image: NSImage?
  /// `imageScaling`, since macOS 10.0.
  open var imageScaling = NSImageScaling.scaleProportionallyDown
}
