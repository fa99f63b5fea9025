import KansoLint
import KansoUIKitSources
import TestSupport
import Testing

/// Sources for UIKit that are prepared for a system without the Objective-C runtime.
struct SourcePreparationTests {
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
    ("@objc dynamic var a = 1", " dynamic var a = 1"), ("@IBInspectable var a = 1", " var a = 1"),
    ("@IBDesignable class A {}", " class A {}"), ("@NSManaged var a: Int", "@NSManaged var a: Int"),
    ("#if os(iOS) || os(tvOS)\n#endif\n", "#if (os(iOS) || os(Linux)) || os(tvOS)\n#endif\n"),
    ("#if os(macOS)\n#endif\n", "#if os(macOS)\n#endif\n"),
  ])
  func attributesAndConditionsAreThoseOfLinux(_ source: String, _ expected: String) throws {
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
      "class A ", "\"", "\n", "é", "#if os(iOS)\n", "#endif\n", "import XCTest\n", "@objc protocol P: ",
      "optional func b()",
      "extension A ", "override var c: CGRect ", "Task {", "[weak self] in ", "extension UIColor {", "class ",
      "[NSAttributedString.Key: AnyObject]",
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
