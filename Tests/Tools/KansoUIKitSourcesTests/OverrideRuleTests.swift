import Testing

/// Prepared sources with methods that are overridden in extensions.
struct OverrideRuleTests {
  @Test(arguments: [
    (
      "class A: B {\n  var a = 1\n}\n\n// MARK: Size\nextension A {\n  override func c() {}\n}\n",
      "class A: B {\n  var a = 1\n\n  override func c() {}\n}\n"
    ),
    (
      "class A {\n}\n/* a /* b */ */\n@objc extension A: P, Q {\n  override var c: Int { 1 }\n}\n",
      "class A: P, Q {\n\n  override var c: Int { 1 }\n}\n"
    ),
    (
      "class A<T>: B { }\nextension A: P { }\nextension A { override func c() {} }\nextension A: Q { }\n",
      "class A<T>: B, P {   override func c() {} }\nextension A: Q { }\n"
    ),
  ])
  func membersOfTheNextExtensionAreThoseOfTheClass(_ source: String, _ expected: String) throws {
    #expect(try prepared(source) == expected)
  }

  @Test(arguments: [
    "class A: B {}\nextension A { func c() {} }",
    "class A: B {}\nlet a = 1\nextension A { override func c() {} }",
    "class A: B {}\nprivate extension A { override func c() {} }",
    "class A<T>: B {}\nextension A where T: P { override func c() {} }",
    "class A: B {}\n@available(iOS 13, *) extension A { override func c() {} }",
    "class A: B {}\n// */\nextension A { override func c() {} }",
    "extension A { override func c() {} }", "struct A {}\nextension A { override func c() {} }",
  ])
  func otherExtensionsStay(_ source: String) throws { #expect(try prepared(source) == source) }
}
