// What the C headers of Apple's systems call by names that are ours too: on them every import of Foundation, and so of
// UIKit or AppKit, brings these along, and a bare `Size` is ambiguous wherever a module says nothing of its own. There is nothing
// in them: only their names matter.

public struct Point {}
public struct Rect {}
public typealias Size = Int
