import Foundation
import Testing

/// A condition of the machine that a test needs. Where it does not hold, the test is skipped and names it; in CI
/// (`KANSO_CI=1`) the test fails, so that nothing is skipped unseen.
public struct Requirement: Sendable {
  /// The thing that is missing, for the message.
  let name: String
  let isMet: @Sendable () async -> Bool

  /// A requirement.
  ///
  /// - Parameters:
  ///   - name: a noun, for the message.
  ///   - isMet: asked before each test.
  public init(_ name: String, _ isMet: @escaping @Sendable () async -> Bool) {
    (self.name, self.isMet) = (name, isMet)
  }

  /// A program on `PATH`.
  public static func program(_ name: String) -> Requirement {
    Requirement("the program \(name)") { isOnPath(name) }
  }

  /// A module of `python3`.
  public static func python(_ module: String) -> Requirement {
    Requirement("the Python module \(module)") { await pythonModules.contains(module) }
  }

  /// Chromium, and Playwright to drive it.
  public static let browser = Requirement("Chromium, and the Python module playwright") {
    guard isOnPath("chromium") else { return false }
    return await pythonModules.contains("playwright")
  }

  /// The documents to measure against. They are not part of the project, so CI asks for them only where `KANSO_SHARED` names
  /// their folder.
  public static let corpus = Requirement("the folder `shared` with the corpus") {
    ProcessInfo.processInfo.environment["KANSO_SHARED"] != nil || isThere(Project.shared.path)
  }

  private static func isOnPath(_ name: String) -> Bool {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
  }

  private static func isThere(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
}

/// The modules of `python3`, each asked for once.
private let pythonModules = PythonModules()

private actor PythonModules {
  private var answers: [String: Task<Bool, Never>] = [:]

  func contains(_ module: String) async -> Bool {
    let answer =
      answers[module]
      ?? Task { (try? await Shell.run("python3", ["-c", "import \(module)"]).status) == 0 }
    answers[module] = answer
    return await answer.value
  }
}

/// A requirement that does not hold in CI.
private struct MissingInCI: Error, CustomStringConvertible {
  let description: String
}

extension Trait where Self == ConditionTrait {
  /// Skips a test where a requirement is not met, and fails it there in CI.
  public static func requires(_ requirement: Requirement) -> ConditionTrait {
    .enabled("\(requirement.name) is missing") {
      let isMet = await requirement.isMet()
      if !isMet, requirement.name != Requirement.corpus.name, Tier.isCI {
        throw MissingInCI(
          description: "\(requirement.name) is missing; `scripts/bootstrap --tests` installs it")
      }
      return isMet
    }
  }

  /// Keeps a test for the nightly tier: it takes minutes, or is about how Kanso is shipped.
  public static var nightly: ConditionTrait {
    .enabled("a test of `scripts/test --nightly`") { Tier.isNightly }
  }
}

/// The part of the tests that runs, which `scripts/test` chooses.
public enum Tier {
  /// Tests that take minutes run, too (`KANSO_NIGHTLY=1`).
  public static var isNightly: Bool { ProcessInfo.processInfo.environment["KANSO_NIGHTLY"] == "1" }

  /// A missing requirement is a failure (`KANSO_CI=1`).
  public static var isCI: Bool { ProcessInfo.processInfo.environment["KANSO_CI"] == "1" }
}
