import KansoCanvasLayout
import KansoInterfaceBuilder
import KansoInterfaceViews

extension ContentCode {
  func addLabel(_ content: inout Content) {
    if case .attributedText(let runs)? = attributes.value("attributedText"), !runs.isEmpty {
      content.statements.append(".attributedText = \(values.attributedText(runs))")
    }
    addShrinking(&content)
    if let width = attributes.number("preferredMaxLayoutWidth"), width > 0 {
      content.statements.append(".preferredMaxLayoutWidth = \(ValueCode.number(width))")
    }
  }

  /// Adds the least scale of a text. A label of a document shrinks its text unless it says otherwise.
  func addShrinking(_ content: inout Content) {
    guard attributes.property("adjustsFontSizeToFit") != "NO" else { return }
    if let scale = attributes.number("minimumScaleFactor"), scale > 0 {
      content.statements.append(".adjustsFontSizeToFitWidth = true")
    } else if let size = attributes.number("minimumFontSize"), size > 0 {
      let full = source.font?.size?.value ?? CanvasMetrics.fontSize
      content.statements.append(".adjustsFontSizeToFitWidth = true")
      content.statements.append(
        ".minimumScaleFactor = \(ValueCode.number(min((size / max(full, 1) * 100).rounded() / 100, 1)))")
    }
  }

  private static let choices = ["no": "no", "yes": "yes"]
  private static let traits: [(key: String, words: [String: String])] = [
    (
      "autocapitalizationType",
      ["words": "words", "sentences": "sentences", "allCharacters": "allCharacters", "none": "none"]
    ),
    ("autocorrectionType", choices), ("spellCheckingType", choices), ("smartDashesType", choices),
    ("smartInsertDeleteType", choices), ("smartQuotesType", choices),
    (
      "keyboardType",
      [
        "alphabet": "asciiCapable", "numbersAndPunctuation": "numbersAndPunctuation", "URL": "URL",
        "numberPad": "numberPad", "phonePad": "phonePad", "namePhonePad": "namePhonePad",
        "emailAddress": "emailAddress", "decimalPad": "decimalPad", "twitter": "twitter",
        "webSearch": "webSearch",
      ]
    ),
    ("keyboardAppearance", ["alert": "dark", "dark": "dark", "light": "light"]),
    (
      "returnKeyType",
      [
        "go": "go", "google": "google", "join": "join", "next": "next", "route": "route", "search": "search",
        "send": "send", "yahoo": "yahoo", "done": "done", "emergencyCall": "emergencyCall",
        "continue": "continue",
      ]
    ),
  ]
  private static let contentTypes = [
    "name": "name", "email": "emailAddress", "username": "username", "password": "password",
    "new-password": "newPassword", "one-time-code": "oneTimeCode", "tel": "telephoneNumber", "url": "URL",
  ]

  private static let detectors = [
    "phoneNumber", "link", "address", "calendarEvent", "shipmentTrackingNumber", "flightNumber",
    "lookupSuggestion", "all",
  ]

  /// Adds the parts of a text that are links by themselves.
  private func addDetectors(_ content: inout Content) {
    guard source.kind == "textView", values.platform == .uikit,
      case .record(let record)? = source.values["dataDetectorTypes"]
    else { return }
    let types = Self.detectors.filter { record.properties[$0]?.value == "YES" }.map { "." + $0 }
    if !types.isEmpty {
      content.statements.append(".dataDetectorTypes = [\(types.joined(separator: ", "))]")
    }
  }

  func addText(_ content: inout Content) {
    for key in ["attributedText", "attributedPlaceholder"] where source.kind != "searchBar" {
      if case .attributedText(let runs)? = attributes.value(key), !runs.isEmpty {
        content.statements.append(".\(key) = \(values.attributedText(runs))")
      }
    }
    addDetectors(&content)
    guard case .record(let record)? = attributes.value("textInputTraits") else { return }
    for (key, words) in Self.traits where values.platform == .uikit || !key.hasPrefix("smart") {
      guard let word = record.properties[key]?.value.split(separator: " ").first.map(String.init) else {
        continue
      }
      let isDefault = key == "autocapitalizationType" && word == "sentences" && source.kind == "textView"
      if let name = words[word], !isDefault { content.statements.append(".\(key) = .\(name)") }
    }
    for key in ["enablesReturnKeyAutomatically", "secureTextEntry"]
    where record.properties[key]?.value == "YES" {
      content.statements.append(key == "secureTextEntry" ? ".isSecureTextEntry = true" : ".\(key) = true")
    }
    if let type = record.properties["textContentType"].flatMap({ Self.contentTypes[$0.value] }) {
      content.statements.append(".textContentType = .\(type)")
    }
  }
}
