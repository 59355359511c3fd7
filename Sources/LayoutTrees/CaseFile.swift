import Foundation

/// A file of cases, in JSON.
package protocol CaseFile: Decodable {}

extension CaseFile {
  /// Reads a file of cases.
  ///
  /// - Throws: `CaseFileError` with the place of the fault.
  package static func read(_ path: String) throws -> Self {
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      return try JSONDecoder().decode(Self.self, from: data)
    } catch let error as DecodingError {
      throw CaseFileError(path: path, reason: error.place)
    } catch {
      throw CaseFileError(path: path, reason: (error as NSError).localizedDescription)
    }
  }
}
