import Foundation

/// A case file that cannot be read, with the place and the expected value.
package struct CaseFileError: Error, CustomStringConvertible {
  package var path: String
  package var reason: String
  package var description: String { "\(path): \(reason)" }
}

extension DecodingError {
  /// The place where decoding failed and the expected value, in words.
  package var place: String {
    switch self {
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
      .dataCorrupted(let context):
      let path = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }.joined()
      let cause = (context.underlyingError as NSError?)?.userInfo[NSDebugDescriptionErrorKey] as? String
      let detail = [context.debugDescription, cause].compactMap { $0 }.joined(separator: " ")
      return path.isEmpty ? detail : "at \(path): \(detail)"
    @unknown default:
      return "\(self)"
    }
  }
}
