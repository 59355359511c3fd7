/// The destination of what is printed without a request.
enum StandardError {
  private static var file: Int32 { 2 }

  /// Writes the text and a line end at once. A failure to write changes nothing: there is no other place to report it.
  static func write(_ text: String) { _ = WholeFile.put(Array("\(text)\n".utf8), into: file) }
}
