extension JSONValue {
  /// The place in the file of a path such as `.cases[0].tree`, as far as the path exists.
  func place(at path: Substring) -> TextPlace {
    switch (path.first, content) {
    case (".", .object):
      let rest = path.dropFirst()
      let name = rest.prefix { $0 != "." && $0 != "[" }
      return self[String(name)]?.place(at: rest[name.endIndex...]) ?? place
    case ("[", .array(let values)):
      let number = path.dropFirst().prefix { $0 != "]" }
      guard let index = Int(number), values.indices.contains(index) else { return place }
      return values[index].place(at: path[number.endIndex...].dropFirst())
    default:
      return place
    }
  }
}
