import KansoDiagnostics
import KansoInterchange
import KansoLint
import TestSupport
import Testing

@testable import KansoSwiftTokens

struct HostileSourceTests {
  /// Pieces of sources that a mutation inserts.
  private static let pieces = [
    "{", "}", "(", ")", "[", "]", ".", ",", ":", "=", "?", "!", "self", "init", "static let a = ",
    "enum A { ", "extension UIColor { ",
    "case a", "switch self {", "return ", ".a", "UIColor(", "hex: ", "0x", "\"", "-", "*", "/", "if a {",
    "$0", "\\(", "#if A\n",
  ]

  private static let source = """
    struct Theme {
      let ink: UIColor
      init(ink: UIColor) { self.ink = ink }
      static let day = Theme(ink: .white)
    }
    enum Style: String { case a, b; var color: UIColor { switch self { case .a: .red; case .b: UIColor(hex: 0xFF3300) } } }
    enum A {
      static func f(_ a: CGFloat) -> CGFloat { return a * 2 }
      static let a = f(b) + 2, b: CGFloat = 4
      static let c = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }.withAlphaComponent(0.5)
      static let d = Style.a.color, e = UIFont(name: "A-B", size: a), g = "\\(b)"
      static let h = [1, 2].map { $0 * 2 }[1], i: UIEdgeInsets = .init(top: a, left: 0, bottom: 0, right: 0)
    }
    """

  @Test func noMutationTraps() {
    var generator = SeededGenerator(seed: 7)
    let original = Array(Self.source.utf8)
    for _ in 0..<150 {
      var bytes = original
      for _ in 0...Int.random(in: 0..<4, using: &generator) where !bytes.isEmpty {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        let end = min(bytes.count, place + Int.random(in: 0..<12, using: &generator))
        let piece = Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &generator)]
        bytes.replaceSubrange(place..<end, with: Array(piece.utf8))
      }
      let file = SourceFile(path: "A.swift", bytes: bytes)
      let read = SwiftTokenReader.read([ForeignFile(name: "A.swift", source: file)], ImportSelection())
      #expect(Set(read.tokens.map(\.path)).count == read.tokens.count)
      #expect(read.tokens.allSatisfy { $0.place.upperBound <= bytes.count })
      #expect(read.findings.allSatisfy { $0.place.upperBound <= bytes.count })
    }
  }

  @Test(arguments: [
    "enum A { static let a = b; static let b = a }",
    "enum A { static let a = b + 1; static let b = a * 2 }",
    "enum A { static func f(_ a: CGFloat) -> CGFloat { f(a + 1) + f(a) }; static let a: CGFloat = f(1) }",
    "extension UIColor { convenience init(x: Int) { self.init(x: x) }; static let a = UIColor(x: 1) }",
    "typealias A = B; typealias B = A; enum C { static let a = A.a; static let b: A = .b }",
    "class A: B {}; class B: A { static let a = A.b }; enum C { static let a = A.c }",
    "enum A { static let a: CGFloat = 1 / 0; static let b: CGFloat = 9e999 * 9e999; static let c = 1 << 70 }",
    "enum A { static let a = { a in a(a) }({ a in a(a) }) }",
    "enum A { case a; var color: UIColor { color } }",
    "struct S { let s: S; static let a = S(s: S(s: a)) }",
  ])
  func loopsEnd(_ source: String) {
    #expect(readTokens(source).tokens.count < 3)
  }

  @Test func deepSourcesAreReported() {
    let deep = "let a = " + String(repeating: "(", count: 500) + "1" + String(repeating: ")", count: 500)
    #expect(readTokens(deep).findings.map(\.kind) == [.unreadable])
  }

  @Test func chainsMayBeLong() {
    let lines = (0..<2_000).map { "  static let a\($0) = a\($0 + 1)" }
    let read = readTokens(
      "enum A {\n" + lines.joined(separator: "\n") + "\n  static let a2000: CGFloat = 8\n}")
    #expect(read.tokens.count == 2_001)
    #expect(read.tokens.first?.notation == "A.a0: {A.a1}")
  }

  @Test func membersMayBeMany() {
    // The time of a thread is measured, and sources are read on a deep stack.
    DeepStack.run {
      expectLinearTime(from: 8, growth: 32) { count in
        let lines = (0..<count).map { "static let a\($0) = UIColor(light: .white, dark: a\($0 / 2))\n" }
        _ = readTokens("enum A {" + lines.joined() + "}")
      }
    }
  }

  @Test func casesMayBeMany() {
    let cases = (0..<400).map { "case a\($0)\n" }.joined()
    let branches = (0..<400).map { "case .a\($0): \($0)\n" }.joined()
    let read = readTokens("enum A { \(cases) var size: CGFloat { switch self { \(branches) } } }")
    #expect(
      read.tokens.last?.notation == "A.a399.size: 399px" || read.tokens.last?.notation == "A.a399: 399px")
  }
}
