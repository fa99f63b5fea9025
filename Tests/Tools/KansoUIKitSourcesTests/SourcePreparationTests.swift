import KansoLint
import KansoUIKitSources
import TestSupport
import Testing

/// Sources for UIKit that are prepared for a system without the Objective-C runtime.
struct SourcePreparationTests {
  /// Returns a prepared source without the originals.
  private func prepared(_ source: String) throws -> String {
    let text = String(decoding: try SourcePreparation.prepare(Array(source.utf8)), as: UTF8.self)
    var result = ""
    var rest = text[...]
    while let start = rest.firstRange(of: "/*kanso:"),
      let middle = rest[start.upperBound...].firstRange(of: "*/"),
      let end = rest[middle.upperBound...].firstRange(of: "/*:kanso*/")
    {
      result += rest[..<start.lowerBound] + rest[middle.upperBound..<end.lowerBound]
      rest = rest[end.upperBound...]
    }
    return result + rest
  }

  @Test(arguments: [
    ("@objc func a() {}", " func a() {}"), ("@objc(b:) func a() {}", " func a() {}"),
    ("@IBOutlet weak var a: UILabel!", " weak var a: UILabel!"),
    ("@objcMembers class A {}", " class A {}"),
    (
      "@UIApplicationMain\nclass A: UIResponder, UIApplicationDelegate {}",
      "\nclass A: UIResponder, UIApplicationDelegate {}"
    ),
    (
      "@main\nclass A: UIResponder, UIApplicationDelegate {}",
      "\nclass A: UIResponder, UIApplicationDelegate {}"
    ),
    ("@main struct A {}", "@main struct A {}"),
    ("@available(iOS 13, *) class A {}", "@available(iOS 13, *) class A {}"),
    ("@MainActor class A {}", " class A {}"), ("run { @MainActor in a() }", "run { @MainActor in a() }"),
    ("@objc protocol A {}", " protocol A: AnyObject {}"),
    ("@objc protocol A: B {}", " protocol A: B, AnyObject {}"),
  ])
  func attributesAreRemoved(_ source: String, _ expected: String) throws {
    #expect(try prepared(source) == expected)
  }

  @Test(arguments: [
    ("#selector(tap)", "Selector(\"tap\", Screen.tap)"),
    ("#selector(tap(_:))", "Selector(\"tap(_:)\", Screen.tap(_:))"),
    ("#selector(self.tap(_:for:))", "Selector(\"tap(_:for:)\", Screen.tap(_:for:))"),
    ("#selector(Self.tap)", "Selector(\"tap\", Screen.tap)"),
    ("#selector(Other.tap)", "Selector(\"tap\", Other.tap)"),
    ("#selector(Outer.Inner.tap)", "Selector(\"tap\", Outer.Inner.tap)"),
    ("#selector(model.tap)", "Selector(\"tap\", type(of: model).tap)"),
    ("#selector(tap(_:) as (UIButton) -> Void)", "Selector(\"tap(_:)\", Screen.tap(_:))"),
    ("#keyPath(Screen.title)", "\"title\""),
    ("NSMutableAttributedString()", "NSMutableAttributedString(string: \"\")"),
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
    ("import Foundation\nimport UIKit\n", "\nimport UIKit\n"), ("import Foundation\n", "import Foundation\n"),
    ("import Foundation\nlet a = CGRect.zero\n", "import UIKit\nlet a = CGRect.zero\n"),
    ("import UIKit\nimport QuartzCore\n", "import UIKit\n\n"), ("import CoreGraphics\n", "import UIKit\n"),
    ("#if os(iOS) || os(tvOS)\n#endif\n", "#if (os(iOS) || os(Linux)) || os(tvOS)\n#endif\n"),
    ("#if os(macOS)\n#endif\n", "#if os(macOS)\n#endif\n"),
  ])
  func modulesAndConditionsAreThoseOfLinux(_ source: String, _ expected: String) throws {
    #expect(try prepared(source) == expected)
  }

  private static let app = """
    import Foundation /* a comment */
    import UIKit

    @objc /* why */ protocol Delegate { func done() }

    @UIApplicationMain
    final class App: UIResponder, UIApplicationDelegate {
      @IBOutlet private weak var label: UILabel! // "@objc"
      let text = "#selector(a) @objc"
      @IBAction func tap(_ sender: Any) { button.addTarget(self, action: #selector(tap(_:)), for: .touchUpInside) }
    }
    """

  @Test func originalsAreRestored() throws {
    let bytes = Array(Self.app.utf8)
    let made = try SourcePreparation.prepare(bytes)
    #expect(made != bytes)
    #expect(made.count { $0 == UInt8(ascii: "\n") } == bytes.count { $0 == UInt8(ascii: "\n") })
    #expect(SourcePreparation.restore(made) == bytes)
    #expect(try SourcePreparation.prepare(made) == made)
  }

  @Test func brokenSourcesAreRestoredAsWell() throws {
    var random = SeededGenerator(seed: 33)
    let parts = [
      "@objc ", "/*", "*/", "/*kanso:", "/*:kanso*/", "#selector(", "a.b", ")", "{", "}", "import UIKit\n",
      "class A ", "\"", "\n", "é", "#if os(iOS)\n", "#endif\n",
    ]
    for _ in 0..<500 {
      let source = (0..<12).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
      let bytes = Array(source.utf8)
      let plain = SourcePreparation.restore(bytes)
      let made = try SourcePreparation.prepare(bytes)
      // A source that has the marks of changes itself may lose them.
      if !source.contains("kanso") { #expect(SourcePreparation.restore(made) == plain, "\(source)") }
    }
  }

  @Test func deepSourcesAreRefused() {
    let source = String(repeating: "(", count: 3_000)
    #expect(throws: TooDeep.self) { try SourcePreparation.prepare(Array(source.utf8)) }
  }
}
