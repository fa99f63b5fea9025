import KansoProject
import KansoTheme
import KansoThemeEncoding
import TestSupport
import Testing

@testable import KansoCodeGeneration

/// Generated Swift compiles without a warning, and its values are those of the theme, bit for bit.
struct CompilationTests {
  /// The platforms, each with the frameworks whose stubs it is checked against. `auto` chooses by the importable
  /// modules.
  static let platforms: [(platform: Platform, frameworks: [String])] = [
    (.uikit, ["UIKit"]), (.appkit, ["AppKit"]), (.swiftui, ["UIKit", "SwiftUI"]),
    (.swiftui, ["AppKit", "SwiftUI"]),
    (.auto, ["UIKit"]), (.auto, ["AppKit"]),
  ]

  @Test(arguments: ["everything", "everything2", "hostile"], platforms)
  func appleSourcesTypeCheckAgainstStubs(_ name: String, _ target: (platform: Platform, frameworks: [String]))
    async throws
  {
    let files = try files(of: try theme(of: try GoldenTests.guide(name)), target.platform)
    let outcome = try await SwiftCompiler.typeCheck(files, againstStubsOf: target.frameworks)
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  @Test(arguments: Access.allCases)
  func everyAccessLevelCompiles(_ access: Access) async throws {
    let files = try files(of: try theme(of: try GoldenTests.guide("everything")), .uikit, access: access)
    let outcome = try await SwiftCompiler.typeCheck(files, againstStubsOf: ["UIKit"])
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  @Test(arguments: ["everything", "everything2", "hostile"], [Platform.portable, .auto])
  func portableValuesAreThoseOfTheTheme(_ name: String, _ platform: Platform) async throws {
    let theme = try theme(of: try GoldenTests.guide(name))
    // The use of a deprecated token causes a warning, and warnings are errors here. The golden files cover these
    // tokens.
    let tokens = theme.tokens.filter { $0.deprecated == nil }
    let contexts: [Context] = [
      [:], ["appearance": "dark"], ["appearance": "dark", "contrast": "increased"], ["density": "compact"],
    ]
    var body: [String] = []
    var expected: [String] = []
    for token in tokens {
      let expression = swiftExpression(token.path)
      for context in token.type.followsModes ? contexts : [[:]] {
        let literal = context.sorted.map { "\"\($0.axis)\": \"\($0.value)\"" }.joined(separator: ", ")
        switch theme.value(of: token, in: context) {
        case .color(let color):
          body.append("print(\(expression).resolved(in: [\(literal.isEmpty ? ":" : literal)]))")
          expected.append(String(describing: color).replacing("KansoTheme.", with: ""))
        case .typography(let font):
          body.append("print(\(expression).resolved(in: [\(literal.isEmpty ? ":" : literal)]))")
          expected.append(String(describing: font).replacing("KansoTheme.", with: ""))
        case let value:
          body.append(printStatement(of: expression, token.type))
          expected.append(constantDescription(of: value))
        }
      }
    }
    for token in tokens where !token.type.followsModes {
      for context in contexts {
        let literal = context.sorted.map { "\"\($0.axis)\": \"\($0.value)\"" }.joined(separator: ", ")
        let expression =
          "\(runtimeExpression(token.path)).resolved(in: [\(literal.isEmpty ? ":" : literal)])"
        body.append(printStatement(of: expression, token.type))
        expected.append(constantDescription(of: theme.value(of: token, in: context)))
      }
    }
    for source in SourceKind.allCases {
      guard !source.isOptional || CodeGenerator.needsOptionalSource(theme) else { continue }
      body.append("print(\(source.sections[0].typeName).kansoFingerprint)")
      expected.append(theme.fingerprint.description)
    }
    let outcome = try await SwiftCompiler.run(
      try files(of: theme, platform), printing: body.joined(separator: "\n"))
    #expect(outcome.status == 0, "\(outcome.errors)")
    let printed = outcome.output.replacing("KansoTheme.", with: "").split(separator: "\n").map(String.init)
    #expect(printed == expected)
  }

  /// Returns the Swift expression for a token.
  ///
  /// - Parameter inner: the enums inside the group that hold the tokens that follow the mode.
  private func swiftExpression(_ path: TokenPath, _ inner: [String] = []) -> String {
    let names = path.names
    let root = path.knownSection?.typeName ?? ""
    let groups = names.dropFirst().dropLast().map { SwiftName.escaped(SwiftName.type($0)) }
    return ([root] + groups + inner + [SwiftName.escaped(SwiftName.member(path.name))]).joined(separator: ".")
  }

  /// Returns the expression for the token that follows the mode; the constant beside it does not.
  private func runtimeExpression(_ path: TokenPath) -> String { swiftExpression(path, ["tokens"]) }
}
