/// The reason why a case cannot be built.
package struct CaseError: Error, CustomStringConvertible {
  package var description: String
}
