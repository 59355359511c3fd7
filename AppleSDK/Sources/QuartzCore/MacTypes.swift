// What the C headers of Apple's systems call by names that are ours too: on them every import of Foundation, and so of
// UIKit or AppKit, brings these along, and a bare `Size` is ambiguous wherever a module says nothing of its own.

public struct Point {
  public var v, h: Int16
}
public struct Rect {
  public var top, left, bottom, right: Int16
}
public typealias Size = Int
