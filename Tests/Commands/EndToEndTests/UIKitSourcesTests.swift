import TestSupport
import Testing

/// The program that copies sources for UIKit.
struct UIKitSourcesTests {
  private let folder: TemporaryDirectory

  private static let source = "import UIKit\n\nclass A: UIView {\n  @objc func tap() {}\n}\n"
  private static let copy =
    "import UIKit\n\nclass A: UIView {\n  /*kanso:@objc*//*:kanso*/ func tap() {}\n}\n"

  init() throws {
    folder = try TemporaryDirectory()
    try folder.write(Self.source, to: "App/A.swift")
    try folder.write(Self.source, to: "App/Views/B.swift")
    try folder.write(Self.source, to: "App/.hidden/C.swift")
    try folder.write("text", to: "App/notes.txt")
  }

  private func run(_ arguments: String...) async throws -> Shell.Outcome {
    let program = Project.products.appendingPathComponent("kanso-uikit-sources").path
    return try await Shell.run(program, arguments, in: folder.url)
  }

  @Test func copiesAreMadeAndRestored() async throws {
    let made = try await run("App", "Linux/Sources")
    #expect(made.status == 0 && made.output == "2 sources in Linux/Sources\n")
    for file in ["A.swift", "Views/B.swift"] {
      #expect(try folder.read("Linux/Sources/\(file)") == Self.copy)
      #expect(try folder.read("App/\(file)") == Self.source)
    }
    #expect(try folder.listing("Linux/Sources") == ["A.swift", "Views"])
    #expect(try await run("Linux/Sources", "Back", "--restore").status == 0)
    #expect(try folder.read("Back/Views/B.swift") == Self.source)
  }

  @Test func copiesInAFolderOfTheSourcesAreNotCopiedAgain() async throws {
    for _ in 0..<2 {
      #expect(try await run("App", "App/Linux").output == "2 sources in App/Linux\n")
    }
    #expect(try folder.listing("App/Linux") == ["A.swift", "Views"])
  }

  @Test func wrongInputIsTold() async throws {
    let missing = try await run("Ap", "Linux")
    #expect(missing.status == 66 && missing.errors == "error: cannot read Ap: there is no such folder\n")
    try folder.write(Self.source, to: "Linux/A.swift/B.swift")
    let blocked = try await run("App", "Linux")
    #expect(blocked.status == 74 && blocked.errors.hasPrefix("error: cannot write Linux/A.swift: "))
    #expect(try await run("App").status == 64)
    #expect(try await run("--help").output.contains("kanso-uikit-sources App/Sources Linux/Sources"))
  }
}
