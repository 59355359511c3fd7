public import Foundation

/// Stands for Core Foundation's type, which Foundation's is on Apple's systems.
public typealias CFURL = NSURL
/// Stands for Core Foundation's type, which Foundation's is on Apple's systems.
public typealias CFError = NSError

public enum CTFontManagerScope: Sendable { case process }

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  RegisteredFonts.paths.withLock { $0.append(fontURL.path ?? "") }
  return true
}
