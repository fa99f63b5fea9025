import Testing

/// The selectors and key paths of prepared sources.
struct SelectorRuleTests {
  @Test(arguments: [
    ("#selector(tap)", "Selector(\"tap\", Screen.tap)"),
    ("#selector(tap(_:))", "Selector(\"tap(_:)\", Screen.tap(_:))"),
    ("#selector(self.tap(_:for:))", "Selector(\"tap(_:for:)\", Screen.tap(_:for:))"),
    ("#selector(Self.tap)", "Selector(\"tap\", Screen.tap)"),
    ("#selector(super.tap)", "Selector(\"tap\", Screen.tap)"),
    ("#selector(Other.tap)", "Selector(\"tap\", Other.tap)"),
    ("#selector(Outer.Inner.tap)", "Selector(\"tap\", Outer.Inner.tap)"),
    ("#selector(model.tap)", "Selector(\"tap\", type(of: model).tap)"),
    ("#selector(tap(_:) as (UIButton) -> Void)", "Selector(\"tap(_:)\", Screen.tap(_:))"),
    ("#keyPath(Screen.title)", "\"title\""), ("#keyPath(title)", "\"title\""),
    ("#keyPath(Outer.Inner.model.title)", "\"model.title\""),
  ])
  func selectorsNameTheirMethods(_ source: String, _ expected: String) throws {
    #expect(
      try prepared("class Screen { func a() { b(\(source)) } }")
        == "class Screen { func a() { b(\(expected)) } }")
    #expect(
      try prepared("extension Screen { func a() { b { c(\(source)) } } }")
        == "extension Screen { func a() { b { c(\(expected)) } } }")
  }

  @Test(arguments: [
    "typealias model = Model", "class model {}", "let model = Model.self", "var model: Model.Type",
    "func a(_ model: Model.Type) {}",
  ])
  func typesInLowerCaseAreTypes(_ declaration: String) throws {
    #expect(
      try prepared("class Screen { \(declaration); func b() { c(#selector(model.tap)) } }")
        == "class Screen { \(declaration); func b() { c(Selector(\"tap\", model.tap)) } }")
  }

  @Test(arguments: ["let model = Model()", "var model: Model", "let model = other.type", "func model() {}"])
  func valuesInLowerCaseHaveTypes(_ declaration: String) throws {
    #expect(
      try prepared("class Screen { \(declaration); func b() { c(#selector(model.tap)) } }")
        == "class Screen { \(declaration); func b() { c(Selector(\"tap\", type(of: model).tap)) } }")
  }
}
