// Types of Apple's C headers whose names are LayoutCore's too: on Apple's systems every import of Foundation, and so of
// UIKit or AppKit, brings these along, and a bare `Size` is ambiguous wherever a module declares none of its own. They
// are empty: only their names matter.

public struct Point {}
public struct Rect {}
public typealias Size = Int
