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

  private static let traits = [
    "autocapitalizationType", "autocorrectionType", "spellCheckingType", "smartDashesType",
    "smartInsertDeleteType", "smartQuotesType", "keyboardType", "keyboardAppearance", "returnKeyType",
    "textContentType",
  ]

  /// Adds the parts of a text that are links by themselves.
  private func addDetectors(_ content: inout Content) {
    guard source.kind == "textView", values.platform == .uikit,
      case .record(let record)? = source.values["dataDetectorTypes"]
    else { return }
    let types = AttributeWords.dataDetectors.filter { record.properties[$0]?.value == "YES" }.map { "." + $0 }
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
    for key in Self.traits where values.platform == .uikit || !key.hasPrefix("smart") {
      guard let code = AttributeWords.code(record.properties[key]?.value, of: key) else { continue }
      let isDefault = key == "autocapitalizationType" && code == "sentences" && source.kind == "textView"
      if !isDefault { content.statements.append(".\(key) = .\(code)") }
    }
    for key in ["enablesReturnKeyAutomatically", "secureTextEntry"]
    where record.properties[key]?.value == "YES" {
      content.statements.append(key == "secureTextEntry" ? ".isSecureTextEntry = true" : ".\(key) = true")
    }
  }
}
