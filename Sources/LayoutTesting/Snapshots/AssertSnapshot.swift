#if canImport(Testing)
  public import LayoutCore
  import Testing

  /// Fails the test if a layout differs from its reference.
  ///
  /// ```swift
  /// @Test func longMessage() { assertSnapshot(of: MessageRow(.long), as: .frames(width: 390)) }
  /// ```
  ///
  /// References are stored in `__Snapshots__` beside the test's file, one file per test. Several snapshots in one test
  /// need names. A missing reference is written, and the test then fails once. On CI no reference is written.
  ///
  /// Of a picture that differs, the reference, the new picture and one that marks the difference are attached to the test
  /// and written into a folder, which the message names.
  ///
  /// - Parameters:
  ///   - layout: the layout.
  ///   - strategy: what of the layout is compared.
  ///   - name: distinguishes several snapshots of one test.
  ///   - record: when the reference is written; `nil` uses the environment variable `LAYOUT_SNAPSHOTS` (`all`,
  ///     `failed`, `missing`, `never`), or `missing` if it is not set.
  ///   - fileID: the file of the failure.
  ///   - filePath: the file beside which references lie.
  ///   - line: the line of the failure.
  ///   - column: the column of the failure.
  ///   - testName: the name of the test.
  public func assertSnapshot(
    of layout: some Layout, as strategy: SnapshotStrategy = .frames, named name: String? = nil,
    record: SnapshotRecordMode? = nil, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column, testName: String = #function
  ) {
    let check = SnapshotCheck(filePath: filePath, testName: testName, named: name, record: record)
    let outcome = check.run(layout, as: strategy)
    guard let message = outcome.message else { return }
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    for file in outcome.files { Attachment.record(Attachment(file.bytes, named: file.name), sourceLocation: location) }
    Issue.record(Comment(rawValue: message), sourceLocation: location)
  }
#endif
