import SwiftSyntax

/// A font that is written with literals.
struct LiteralFont: Sendable, Equatable {
  /// The family or the face; nil for the system's.
  let name: String?
  /// In points; nil where it is no literal.
  let size: Double?
  /// The name of the weight, as in `bold`.
  let weight: String?

  /// A call that makes a font, with a literal name or size.
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
      call.argument("weight").flatMap { CallSyntax.lastName(of: $0) }
      ?? (call.name.hasPrefix("bold") ? "bold" : nil)
  }

  init(name: String?, size: Double?, weight: String?) {
    (self.name, self.size, self.weight) = (name, size, weight)
  }

  static func isForm(_ name: String) -> Bool { forms[name] != nil }

  /// What the name of a font follows.
  static let textLabels = ["name", "custom"]

  /// Where the parts of a font are among the arguments.
  private struct Form {
    let name: Set<String>
    let size: Set<String>
    let needs: Set<String>
  }

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
