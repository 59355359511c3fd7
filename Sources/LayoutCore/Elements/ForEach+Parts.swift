/// The number of a part of an element that is composed of others. As an id it is equal to none of a caller's.
struct PartNumber: Hashable, Sendable, CustomStringConvertible {
  let value: Int

  var description: String { "part \(value)" }
}

extension ForEach where Data == [PartNumber], ID == PartNumber {
  /// A part of a composed element for each number.
  init(parts: Range<Int>, @LayoutBuilder content: @escaping (Int) -> Content) {
    self.init(parts.map { PartNumber(value: $0) }, id: \.self) { content($0.value) }
  }
}
