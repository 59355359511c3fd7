import Foundation
import Layout

/// Reads and writes whole files, with errors in words.
package enum TextFile {
  /// The most bytes of a file that are read: some files have no end.
  package static var limit: Int { 64 << 20 }

  /// The text of a file.
  package static func read(_ path: String) throws(CommandError) -> String {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw .badInput("\(path): there is no such file")
    }
    guard !isFolder.boolValue else { throw .badInput("\(path): it is a folder; a file was expected") }
    // The file manager cannot read pipes.
    guard let file = FileHandle(forReadingAtPath: path), let data = try? file.read(upToCount: limit + 1) ?? Data()
    else {
      throw .badInput("\(path): the file cannot be read")
    }
    guard data.count <= limit else {
      throw .badInput("\(path): the file is too long; at most \(limit >> 20) megabytes are read")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw .badInput("\(path):\(firstLineThatIsNoText(data)): expected UTF-8 text")
    }
    return text
  }

  /// Writes a file and its folder.
  ///
  /// The file is written completely or not at all.
  package static func write(_ bytes: some Sequence<UInt8>, to path: String) throws(CommandError) {
    guard !path.isEmpty else { throw .badInput("\"\" is no path to write to") }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try WholeFile.write(Array(bytes), to: path)
    } catch let error as WholeFile.Failure {
      throw .failure("\(path): the file cannot be written: \(error.reason)")
    } catch {
      throw .failure("\(path): the file cannot be written: \((error as NSError).reason)")
    }
  }

  private static func firstLineThatIsNoText(_ data: Data) -> Int {
    var line = 1
    for part in data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if String(validating: part, as: UTF8.self) == nil { break }
      line += 1
    }
    return line
  }
}

extension NSError {
  /// The system's reason, where Foundation wraps it.
  fileprivate var reason: String {
    if let inner = userInfo[NSUnderlyingErrorKey] as? NSError { return inner.reason }
    if domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(code))) }
    return localizedDescription.inOneLine
  }
}
