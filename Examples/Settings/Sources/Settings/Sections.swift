import Layout

struct AccountSection: Layout {
  @Bindable var model: SettingsModel

  var body: some Layout {
    FormHeading("Account")
    FormRow("Name", problem: model.problem(.name)) {
      TextField("How you are called", text: $model.values.name)
        .accessibilityLabel("Name")
    }
    FormRow("E-mail", problem: model.problem(.email)) {
      TextField("name@example.org", text: $model.values.email)
        .accessibilityLabel("E-mail")
    }
    FormRow("Password", problem: model.problem(.password)) {
      SecureField("Eight characters or more", text: $model.values.password)
        .accessibilityLabel("Password")
    }
  }
}

struct AppearanceSection: Layout {
  @Bindable var model: SettingsModel

  var body: some Layout {
    FormHeading("Appearance")
    FormRow("Colours") {
      Picker(SettingsValues.Appearance.allCases, selection: $model.values.appearance)
        .accessibilityLabel("Colours")
    }
    FormRow("Text size") {
      ValueSlider("Text size", value: $model.values.textSize, in: 10...32, unit: "pt")
    }
    FormRow {
      Text("The quick brown fox").font(.system(size: model.values.textSize))
    }
  }
}

struct NotificationSection: Layout {
  @Bindable var model: SettingsModel

  var body: some Layout {
    FormHeading("Notifications")
    FormRow { Toggle("Tell me what is new", isOn: $model.values.notifies) }
    FormRow("How often") {
      Picker(SettingsValues.Frequency.allCases, selection: $model.values.frequency)
        .accessibilityLabel("How often")
    }
    .disabled(!model.values.notifies)
    FormRow { Toggle("With a sound", isOn: $model.values.playsSound) }
      .disabled(!model.values.notifies)
    FormRow("Volume") {
      ValueSlider("Volume", value: $model.values.volume, in: 0...100, unit: "%")
    }
    .disabled(!model.values.notifies || !model.values.playsSound)
  }
}

struct ProxySection: Layout {
  @Bindable var model: SettingsModel

  var body: some Layout {
    FormHeading("Network")
    FormRow { Toggle("Use a proxy", isOn: $model.values.usesProxy) }
    FormRow("Host", problem: model.problem(.proxyHost)) {
      TextField("proxy.example.org", text: $model.values.proxyHost)
        .accessibilityLabel("Host")
    }
    .disabled(!model.values.usesProxy)
    FormRow("Port", problem: model.problem(.proxyPort)) {
      TextField("8080", text: $model.values.proxyPort)
        .frame(width: 120)
        .accessibilityLabel("Port")
    }
    .disabled(!model.values.usesProxy)
  }
}

extension SettingsModel {
  /// The message of a fault in the form.
  fileprivate func problem(_ problem: Problem) -> String? { problem.isIn(values) ? problem.rawValue : nil }
}
