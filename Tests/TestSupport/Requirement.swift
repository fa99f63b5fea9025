import Foundation
import Testing

/// A condition of the machine that a test needs. If it does not hold, the test is skipped and prints the name. In CI
/// (`KANSO_CI=1`) the test fails instead, so that no test is skipped unnoticed.
public struct Requirement: Sendable {
  /// The name of the missing item, for the message.
  let name: String
  let isMet: @Sendable () async -> Bool

  /// Creates a requirement.
  ///
  /// - Parameters:
  ///   - name: a noun, for the message.
  ///   - isMet: the condition, evaluated before each test.
  public init(_ name: String, _ isMet: @escaping @Sendable () async -> Bool) {
    (self.name, self.isMet) = (name, isMet)
  }

  /// Returns the requirement of a program on `PATH`.
  public static func program(_ name: String) -> Requirement {
    Requirement("the program \(name)") { isOnPath(name) }
  }

  /// Returns the requirement of a module of `python3`.
  public static func python(_ module: String) -> Requirement {
    Requirement("the Python module \(module)") { await pythonModules.contains(module) }
  }

  /// Chromium, and Playwright to control it.
  public static let browser = Requirement("Chromium, and the Python module playwright") {
    guard isOnPath("chromium") else { return false }
    return await pythonModules.contains("playwright")
  }

  /// The documents for measurements. They are not part of the project, so CI requires them only if `KANSO_SHARED` names
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

/// The modules of `python3`, each checked once.
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

/// The error of a requirement that does not hold in CI.
private struct MissingInCI: Error, CustomStringConvertible {
  let description: String
}

extension Trait where Self == ConditionTrait {
  /// Skips a test if a requirement is not met; in CI, the test fails.
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

  /// Runs a test only in the nightly tier: it takes minutes, or tests the release.
  public static var nightly: ConditionTrait {
    .enabled("a test of `scripts/test --nightly`") { Tier.isNightly }
  }
}

/// The tier of tests that runs, which `scripts/test` selects.
public enum Tier {
  /// True if tests that take minutes run too (`KANSO_NIGHTLY=1`).
  public static var isNightly: Bool { ProcessInfo.processInfo.environment["KANSO_NIGHTLY"] == "1" }

  /// True if a missing requirement is a failure (`KANSO_CI=1`).
  public static var isCI: Bool { ProcessInfo.processInfo.environment["KANSO_CI"] == "1" }
}
