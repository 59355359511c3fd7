import Layout

/// A person's name and work, beside a circle with the first letter.
public struct ProfileCard: Layout {
  let name: String
  let work: String

  /// The card of a person.
  public init(name: String, work: String) {
    self.name = name
    self.work = work
  }

  /// The elements.
  public var body: some Layout {
    HStack(alignment: .top, spacing: 12) {
      Text(String(name.prefix(1)))
        .foregroundColor(.white)
        .padding(12)
        .background { Circle().fill(.blue) }
        .id("letter")
      VStack(alignment: .leading, spacing: 4) {
        Text(name).font(.headline).id("name")
        Text(work).font(.footnote).id("work")
      }
      Spacer(minLength: 0)
    }
    .padding(16)
  }
}
