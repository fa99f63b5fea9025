import Testing

/// The tasks of prepared sources.
struct TaskRuleTests {
  @Test(arguments: [
    ("Task { a() }", "Task { @MainActor in a() }"), ("Task {\n  a()\n}", "Task { @MainActor in\n  a()\n}"),
    ("Task(priority: .high) { a() }", "Task(priority: .high) { @MainActor in a() }"),
    ("Task { [weak self] in a() }", "Task { @MainActor [weak self] in a() }"),
    ("Task<Void, Never> { () -> Void in a() }", "Task<Void, Never> { @MainActor () -> Void in a() }"),
    ("Task { Task { a() } }", "Task { @MainActor in Task { @MainActor in a() } }"),
  ])
  func tasksAreOfTheMainActor(_ source: String, _ expected: String) throws {
    #expect(
      try prepared("import UIKit\nclass A { func b() { \(source) } }")
        == "import UIKit\nclass A { func b() { \(expected) } }")
  }

  @Test(arguments: [
    "import UIKit\nclass A { func b() { Task { @MainActor in c() }; Task.detached { c() }; Task(id: 1) { c() } } }",
    "import UIKit\nclass A { nonisolated func b() { Task { c() } } }",
    "import UIKit\nactor A { func b() { Task { c() } } }\nextension A { func d() { Task { c() } } }",
    "import UIKit\nstruct Task {}\nlet a = Task { c() }", "import Foundation\nfunc a() { Task { c() } }",
  ])
  func otherTasksStay(_ source: String) throws { #expect(try prepared(source) == source) }
}
