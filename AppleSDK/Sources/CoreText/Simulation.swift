public import Synchronization

/// For tests: the fonts that were registered.
public enum RegisteredFonts {
  public static let paths = Mutex<[String]>([])
}
