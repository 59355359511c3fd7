/// How a form places labels and controls.
enum FormLook: UInt8 {
  /// There is no form.
  case none
  case grouped
  case columns
}
