import Testing

/// The protocols of prepared sources.
struct ProtocolRuleTests {
  @Test(arguments: [
    ("@objc protocol A {}", " protocol A: AnyObject {}"),
    ("@objc protocol A: B {}", " protocol A: B, AnyObject {}"),
    ("@objc protocol A: AnyObject {}", " protocol A: AnyObject {}"),
    ("@objc protocol A: B, AnyObject {}", " protocol A: B, AnyObject {}"),
    ("@objc protocol A: class {}", " protocol A: class {}"), ("protocol A {}", "protocol A {}"),
  ])
  func protocolsAreThoseOfClasses(_ source: String, _ expected: String) throws {
    #expect(try prepared(source) == expected)
  }

  @Test(arguments: [
    (
      "@objc public protocol A: B {\n  @objc optional func a(_ b: Int,\n    c: Int)\n  func d()\n}\n",
      " public protocol A: B, AnyObject {\n    func a(_ b: Int,\n    c: Int)\n  func d()\n}"
        + "; public extension A { func a(_ b: Int,     c: Int) {} }\n"
    ),
    (
      "@objc protocol A { optional func a() -> Int?; @objc optional func b() -> Void }",
      " protocol A: AnyObject {  func a() -> Int?;   func b() -> Void }"
        + "; extension A { func a() -> Int? { nil }; func b() -> Void {} }"
    ),
    (
      "@objc protocol A { optional func a() }\nfunc b(_ c: A?, d: A) { c?.a?(); d.a?(); d.e?() }\n",
      " protocol A: AnyObject {  func a() }; extension A { func a() {} }\n"
        + "func b(_ c: A?, d: A) { c?.a(); d.a(); d.e?() }\n"
    ),
    // There is no value to return.
    ("@objc protocol A { optional func a() -> Int }", " protocol A: AnyObject { optional func a() -> Int }"),
    (
      "@objc protocol A { optional var a: Int { get } }",
      " protocol A: AnyObject { optional var a: Int { get } }"
    ),
  ])
  func optionalMethodsAreRequired(_ source: String, _ expected: String) throws {
    #expect(try prepared(source) == expected)
  }
}
