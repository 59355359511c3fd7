#if canImport(CGTK)
  import Foundation

  /// Writes a line at once, so that it is there whatever ends the program.
  func printLine(_ line: String) {
    print(line)
    fflush(nil)
  }
#endif
