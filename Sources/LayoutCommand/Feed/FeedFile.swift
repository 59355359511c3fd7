/// Reads entries from JSON: `[{"title": "…", "subtitle": "…", "body": "…", "image": "…"}]`.
///
/// The image is optional; members with other names are ignored.
enum FeedFile {
  static func parse(_ text: String) throws(TextFault) -> [FeedEntry] {
    let root = try JSONParser.parse(text)
    guard case .array(let values) = root.content else {
      throw TextFault(place: root.place, message: "expected an array of entries, found \(root.kind)")
    }
    var entries: [FeedEntry] = []
    entries.reserveCapacity(values.count)
    for value in values { entries.append(try entry(value)) }
    return entries
  }

  private static func entry(_ value: JSONValue) throws(TextFault) -> FeedEntry {
    guard case .object = value.content else {
      throw TextFault(place: value.place, message: "expected an object with a title, found \(value.kind)")
    }
    return FeedEntry(
      title: try string("title", of: value), subtitle: try string("subtitle", of: value),
      body: try string("body", of: value), image: value["image"] == nil ? nil : try string("image", of: value))
  }

  private static func string(_ name: String, of object: JSONValue) throws(TextFault) -> String {
    guard let value = object[name] else {
      throw TextFault(place: object.place, message: "expected a member \"\(name)\" in this object")
    }
    guard case .string(let text) = value.content else {
      throw TextFault(place: value.place, message: "expected a string as \"\(name)\", found \(value.kind)")
    }
    return text
  }
}
