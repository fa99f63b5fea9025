/// Names in TypeScript.
enum TypeScriptText {
  /// Returns the key of an object: the name itself if it is an ASCII identifier, else a text in quotes.
  static func key(_ name: String) -> String {
    // As a literal, `__proto__` would set the prototype.
    guard name != "__proto__" else { return "[\"__proto__\"]" }
    return name.wholeMatch(of: /[A-Za-z_$][A-Za-z0-9_$]*/) == nil ? JSONText.quoted(name) : name
  }
}
