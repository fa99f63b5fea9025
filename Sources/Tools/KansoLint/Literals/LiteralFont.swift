import SwiftSyntax

/// A font that is given by literals.
struct LiteralFont: Sendable, Equatable {
  /// The family or the face; nil for the system font.
  let name: String?
  /// The size in points; nil if it is not a literal.
  let size: Double?
  /// The name of the weight, such as `bold`; nil if it is not given.
  let weight: String?

  /// Reads a call that creates a font with a literal name or size. Returns nil for other functions, without
  /// the labels that the function needs, and if neither the name nor a nonzero size is a literal.
  init?(_ call: CallSyntax) {
    guard let form = Self.forms[call.name] else { return nil }
    guard
      let size = call.call.arguments.first(where: {
        form.size.contains($0.label?.text ?? "_") && !$0.expression.is(StringLiteralExprSyntax.self)
      })
    else { return nil }
    let name = call.call.arguments.first { form.name.contains($0.label?.text ?? "_") }?.expression
      .as(StringLiteralExprSyntax.self)?.representedLiteralValue
    if !form.needs.isEmpty, !form.needs.allSatisfy(call.labels.contains) { return nil }
    let points = LiteralNumber.value(of: size.expression)
    guard points.map({ $0 != 0 }) ?? false || name != nil else { return nil }
    self.name = name
    self.size = points
    weight =
      call.argument(labeled: "weight").flatMap { CallSyntax.lastName(of: $0) }
      ?? (call.name.hasPrefix("bold") ? "bold" : nil)
  }

  init(name: String?, size: Double?, weight: String?) {
    (self.name, self.size, self.weight) = (name, size, weight)
  }

  /// Returns true if a function or an initializer with this name may create a font; `init` always may.
  static func isFontFunction(_ name: String) -> Bool { forms[name] != nil }

  /// The labels that the name of a font follows.
  static let textLabels = ["name", "custom"]

  /// The labels of the parts of a font, and those that a call needs to create one.
  private struct Form {
    /// The labels of the font's name; `_` for none.
    let name: Set<String>
    /// The labels of the size.
    let size: Set<String>
    /// The labels that a call must have to create a font.
    let needs: Set<String>
  }

  /// The forms by the name of the function or type.
  private static let forms: [String: Form] = {
    let named = Form(name: ["name"], size: ["size"], needs: ["name", "size"])
    let system = Form(name: [], size: ["ofSize"], needs: ["ofSize"])
    var forms = ["UIFont": named, "NSFont": named, "init": named, "fontWithName": named]
    for name in [
      "systemFont", "boldSystemFont", "italicSystemFont", "monospacedSystemFont", "monospacedDigitSystemFont",
      "preferredFont", "labelFont", "messageFont", "menuFont", "userFont", "userFixedPitchFont",
      "controlContentFont",
    ] { forms[name] = system }
    forms["system"] = Form(name: [], size: ["size"], needs: ["size"])
    forms["custom"] = Form(name: ["_"], size: ["size", "fixedSize"], needs: ["_"])
    return forms
  }()
}
