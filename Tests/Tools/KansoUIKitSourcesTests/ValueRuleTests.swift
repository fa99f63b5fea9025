import Testing

/// Prepared sources with classes of Apple that are values in Kanso.
struct ValueRuleTests {
  @Test(arguments: [
    ("extension UIColor { class func a() {} }", "extension UIColor { static func a() {} }"),
    (
      "extension UIKit.UIFont { open class var a: Int { 1 } }",
      "extension UIKit.UIFont { public static var a: Int { 1 } }"
    ),
    (
      "extension UIImage {\n  public convenience init?(a: Int) { self.init() }\n}",
      "extension UIImage {\n  public  init?(a: Int) { self.init() }\n}"
    ),
    (
      "extension UIColor { final class A { class func b() {} } }",
      "extension UIColor { final class A { class func b() {} } }"
    ),
    ("extension UIView { class func a() {} }", "extension UIView { class func a() {} }"),
    ("class A: B { convenience init(a: Int) {} }", "class A: B { convenience init(a: Int) {} }"),
  ])
  func membersOfValuesAreStatic(_ source: String, _ expected: String) throws {
    #expect(try prepared(source) == expected)
  }

  @Test(arguments: [
    ("var a: [NSAttributedString.Key: AnyObject]", "var a: [NSAttributedString.Key: Any]"),
    ("var a: [NSAttributedString.Key: AnyObject]?", "var a: [NSAttributedString.Key: Any]?"),
    ("let a = [NSAttributedString.Key: AnyObject]()", "let a = [NSAttributedString.Key: Any]()"),
    ("let a: Dictionary<NSAttributedString.Key, NSObject>", "let a: Dictionary<NSAttributedString.Key, Any>"),
    ("let a: [String: AnyObject]", "let a: [String: AnyObject]"),
    ("NSMutableAttributedString()", "NSMutableAttributedString(string: \"\")"),
  ])
  func attributesHaveValuesOfAnyType(_ source: String, _ expected: String) throws {
    #expect(try prepared(source) == expected)
  }
}
