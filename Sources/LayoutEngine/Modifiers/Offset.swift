/// `offset(x:y:)`: shows its inside elsewhere.
///
/// Algorithm (SwiftUI):
/// 1. Size, guides, priority and spacing are the wrapped layer's: no other node depends on the offset.
/// 2. The wrapped layer is moved by (x, y); in a right-to-left layout by (-x, y).
///
/// Parameters: `p0` x, `p1` y.
extension ModifierRecord {
  package static func offset(x: Double, y: Double) -> ModifierRecord {
    var record = ModifierRecord(.offset)
    record.p0 = Length.distance(x, &record.fault)
    record.p1 = Length.distance(y, &record.fault)
    return record
  }
}
