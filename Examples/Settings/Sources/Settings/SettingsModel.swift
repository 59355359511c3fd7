import Foundation
import Observation

/// What can be set.
struct SettingsValues: Codable, Equatable {
  enum Appearance: String, Codable, CaseIterable, CustomStringConvertible {
    case system, light, dark
    var description: String { rawValue.capitalized }
  }

  enum Frequency: String, Codable, CaseIterable, CustomStringConvertible {
    case instantly, hourly, daily
    var description: String { rawValue.capitalized }
  }

  var name = "Ada Lovelace"
  var email = "ada@example.org"
  var password = "analytical"
  var appearance = Appearance.system
  var textSize = 16.0
  var notifies = true
  var frequency = Frequency.hourly
  var playsSound = true
  var volume = 40.0
  var usesProxy = false
  var proxyHost = ""
  var proxyPort = "8080"
}

/// What keeps settings from being saved.
enum Problem: String, CaseIterable {
  case name = "A name is needed."
  case email = "An address looks like name@example.org."
  case password = "At least eight characters."
  case proxyHost = "A host is needed."
  case proxyPort = "A number from 1 to 65535."

  func isIn(_ values: SettingsValues) -> Bool {
    switch self {
    case .name: values.name.isEmpty
    case .email: values.email.wholeMatch(of: /[^@\s]+@[^@\s]+\.[^@\s]+/) == nil
    case .password: values.password.count < 8
    case .proxyHost: values.usesProxy && values.proxyHost.isEmpty
    case .proxyPort: values.usesProxy && !(1...65_535).contains(Int(values.proxyPort) ?? 0)
    }
  }
}

/// The settings as they are saved and as they are edited.
@Observable final class SettingsModel {
  var values: SettingsValues
  private(set) var saved: SettingsValues
  /// What went wrong with the file, for people to read.
  private(set) var failure: String?
  @ObservationIgnored private let store: Store

  init(store: Store) {
    self.store = store
    var values = SettingsValues()
    do {
      values = try store.load() ?? values
    } catch {
      failure = "\(store.file.path) cannot be read, and stays as it is until you save: \(error.localizedDescription)"
    }
    (self.values, saved) = (values, values)
  }

  var isEdited: Bool { values != saved }
  var problems: [Problem] { Problem.allCases.filter { $0.isIn(values) } }
  var canSave: Bool { isEdited && problems.isEmpty }

  func save() {
    guard canSave else { return }
    do {
      try store.save(values)
      (saved, failure) = (values, nil)
    } catch {
      failure = "Not saved: \(error.localizedDescription)"
    }
  }

  func revert() { values = saved }
}
