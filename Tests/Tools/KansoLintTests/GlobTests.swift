import KansoLint
import Testing

struct GlobTests {
  @Test(arguments: [
    ("*.swift", "a/b/C.swift"), ("Legacy", "Sources/Legacy/Old.swift"),
    ("Legacy/", "Sources/Legacy/Old.swift"),
    ("Sources/**", "Sources/a/b.swift"), ("Sources/*/b.swift", "Sources/a/b.swift"),
    ("**/Tests/**", "a/Tests/b/c.swift"),
    ("Sources", "Sources/a.swift"), ("**/?.swift", "x/y/a.swift"), ("./Sources/a.swift", "Sources/a.swift"),
    ("Sources/*", "Sources/\u{301}a.swift"), ("Sources/\u{301}a.swift", "Sources/\u{301}a.swift"),
  ])
  func matches(_ pattern: String, _ path: String) { #expect(Glob(pattern).matches(path)) }

  @Test(arguments: [
    ("*.swift", "a/b/C.m"), ("Legacy", "Sources/LegacyCode/Old.swift"),
    ("Sources/*.swift", "Sources/a/b.swift"),
    ("/Sources/?.swift", "Sources/ab.swift"), ("Tests/**", "Sources/Tests.swift"),
  ])
  func doesNotMatch(_ pattern: String, _ path: String) { #expect(!Glob(pattern).matches(path)) }

  @Test func noPatternTakesLong() {
    let pattern = String(repeating: "*a", count: 300) + "b"
    #expect(!Glob(pattern).matches(String(repeating: "a", count: 3_000)))
    #expect(
      !Glob(String(repeating: "**/", count: 200) + "x").matches(String(repeating: "a/", count: 500) + "y"))
  }
}
