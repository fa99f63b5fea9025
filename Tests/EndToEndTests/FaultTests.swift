import Foundation
import KansoTheme
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Whatever happens to a run, no file is half old and half new, and the next run puts things right.
@Suite(.serialized) struct FaultTests {
  private static let names = ["Colors.swift", "Fonts.swift", "Padding.swift", "theme.json"]

  /// Two guides that differ in every file.
  private static func guide(_ first: Bool) -> String {
    let (color, size) = first ? ("#2C4251", 8) : ("#D16666", 16)
    return """
      colors: {\((0..<200).map { "c\($0): '\(color)'" }.joined(separator: ", "))}
      fonts: {body: {family: Georgia, size: \(size)}}
      padding: {standard: \(size)}

      """
  }

  /// Two guides and what comes of them.
  private struct Scene {
    let directory: TemporaryDirectory
    let expected: [[String: String]]

    init() throws {
      let directory = try TemporaryDirectory()
      self.directory = directory
      expected = try [true, false].map { first in
        let name = first ? "first" : "second"
        try directory.write(FaultTests.guide(first), to: "\(name).yaml")
        let outcome = try KansoCommand.run(
          "compile", "\(name).yaml", "-o", name, "--platform", "uikit", "-q", in: directory)
        try #require(outcome.status == 0, "\(outcome.errors)")
        return try FaultTests.contents(of: directory.path(name))
      }
    }
  }

  private static func contents(of folder: String) throws -> [String: String] {
    try Dictionary(
      uniqueKeysWithValues: FileManager.default.contentsOfDirectory(atPath: folder).map { name in
        (name, try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8))
      })
  }

  /// `KANSO_KILLS` says how often; a thousand times takes half a minute.
  @Test func killedAtAnyMomentEachFileIsWhole() throws {
    let scene = try Scene()
    let output = scene.directory.path("out")
    let kills = ProcessInfo.processInfo.environment["KANSO_KILLS"].flatMap(Int.init) ?? 1000
    var random = SeededGenerator.announced(for: "FaultTests")
    var (killed, mixed) = (0, 0)
    for round in 0..<kills {
      let guide = scene.directory.path(round.isMultiple(of: 2) ? "first.yaml" : "second.yaml")
      killed +=
        try Self.killed(
          [KansoCommand.path, "compile", guide, "-o", output, "--platform", "uikit", "-q"],
          after: .random(in: 0...40_000, using: &random)) ? 1 : 0
      guard FileManager.default.fileExists(atPath: output) else { continue }
      let found = try Self.contents(of: output).filter { Self.names.contains($0.key) }
      for (name, text) in found {
        #expect(scene.expected.contains { $0[name] == text }, "\(name) is neither old nor new")
      }
      let fingerprints = Set(found.values.compactMap(Self.fingerprint))
      guard fingerprints.count > 1 else { continue }
      mixed += 1
      let check = try KansoCommand.run(
        "compile", guide, "-o", output, "--platform", "uikit", "--check", in: scene.directory)
      #expect(check.status == 1, "a mixed set passes for a current one")
    }
    print("FaultTests: \(killed) of \(kills) runs were killed, \(mixed) sets were mixed")
    #expect(killed > kills / 10)
    let last = try KansoCommand.run(
      "compile", "first.yaml", "-o", "out", "--platform", "uikit", "-q", in: scene.directory)
    #expect(last.status == 0)
    #expect(try Self.contents(of: output) == scene.expected[0], "the last run did not put everything right")
  }

  private static func fingerprint(_ text: String) -> Substring? {
    for marker in ["Fingerprint: ", "\"fingerprint\": \""] {
      if let range = text.range(of: marker) { return text[range.upperBound...].prefix(16) }
    }
    return nil
  }

  /// Starts a program and kills it; false where it had ended by itself.
  private static func killed(_ command: [String], after microseconds: UInt32) throws -> Bool {
    var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    var child = pid_t()
    try #require(posix_spawn(&child, command[0], nil, nil, &arguments, environ) == 0)
    usleep(microseconds)
    kill(child, SIGKILL)
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    return status & 0x7F == SIGKILL
  }

  @Test func twoRunsAtOnceLeaveTheFilesOfOne() async throws {
    let scene = try Scene()
    let output = scene.directory.path("out")
    for _ in 0..<5 {
      try await withThrowingTaskGroup(of: Int32.self) { group in
        for name in ["first.yaml", "second.yaml", "first.yaml", "second.yaml"] {
          let guide = scene.directory.path(name)
          group.addTask {
            try Shell.run(
              KansoCommand.path, ["compile", guide, "-o", output, "--platform", "uikit", "-q"]
            ).status
          }
        }
        for try await status in group { #expect(status == 0) }
      }
      #expect(scene.expected.contains(try Self.contents(of: output)), "the files of two runs are mixed")
    }
  }

  // MARK: Disks

  /// Whether this process may mount file systems, as root in CI may.
  private static let canMount: Bool = {
    guard let directory = try? TemporaryDirectory() else { return false }
    let made = try? Shell.run("mount", ["-t", "tmpfs", "-o", "size=64k", "kanso", directory.url.path])
    guard made?.status == 0 else { return false }
    return (try? Shell.run("umount", [directory.url.path]))?.status == 0
  }()

  private func onDisk(_ body: (Scene, _ disk: String) throws -> Void) throws {
    let scene = try Scene()
    let disk = scene.directory.path("disk")
    try FileManager.default.createDirectory(atPath: disk, withIntermediateDirectories: true)
    // Enough for the files once, and not for both sets at a time.
    try #require(try Shell.run("mount", ["-t", "tmpfs", "-o", "size=180k", "kanso", disk]).status == 0)
    defer { _ = try? Shell.run("umount", [disk]) }
    let first = try KansoCommand.run(
      "compile", "first.yaml", "-o", disk, "--platform", "uikit", "-q", in: scene.directory)
    try #require(first.status == 0, "\(first.errors)")
    try body(scene, disk)
    #expect(try Self.contents(of: disk) == scene.expected[0], "something was lost")
  }

  @Test(.enabled(if: canMount)) func aFullDiskLosesNothing() throws {
    try onDisk { scene, disk in
      let filler = "\(disk)/filler"
      _ = try Shell.run("dd", ["if=/dev/zero", "of=\(filler)", "bs=4k"])
      let outcome = try KansoCommand.run(
        "compile", "second.yaml", "-o", disk, "--platform", "uikit", "-q", in: scene.directory)
      #expect(outcome.status == 74)
      #expect(outcome.errors.contains("No space left on device"), "\(outcome.errors)")
      try FileManager.default.removeItem(atPath: filler)
    }
  }

  @Test(.enabled(if: canMount)) func aReadOnlyDiskLosesNothing() throws {
    try onDisk { scene, disk in
      try #require(try Shell.run("mount", ["-o", "remount,ro", disk]).status == 0)
      let outcome = try KansoCommand.run(
        "compile", "second.yaml", "-o", disk, "--platform", "uikit", "-q", in: scene.directory)
      #expect(outcome.status == 74)
      #expect(outcome.errors.contains("Read-only file system"), "\(outcome.errors)")
    }
  }

  // MARK: Guides

  @Test func aGuideThatCannotBeReadIsNamed() throws {
    let scene = try Scene()
    let folder = try KansoCommand.run("compile", "first", "-o", "out", in: scene.directory)
    #expect(folder.status == 66 && folder.errors.contains("first"), "\(folder.errors)")
    let missing = try KansoCommand.run("compile", "none.yaml", "-o", "out", in: scene.directory)
    #expect(missing.status == 66 && missing.errors.contains("none.yaml"), "\(missing.errors)")
    #expect(!FileManager.default.fileExists(atPath: scene.directory.path("out")))
  }

  private static let mostAttempts = 50

  @Test func aGuideThatNeverComesToRestIsRefused() throws {
    let scene = try Scene()
    let guide = scene.directory.path("moving.yaml")
    let text = Self.guide(true) + String(repeating: "# a comment that takes time to read\n", count: 200_000)
    try text.write(toFile: guide, atomically: true, encoding: .utf8)
    let stop = DispatchSemaphore(value: 0)
    let thread = Thread {
      var seconds = 0
      while stop.wait(timeout: .now()) == .timedOut {
        seconds += 1
        var times = [timeval(tv_sec: seconds, tv_usec: 0), timeval(tv_sec: seconds, tv_usec: 0)]
        utimes(guide, &times)
      }
    }
    thread.start()
    defer { stop.signal() }
    // On a busy machine the thread may sleep while the guide is read, which then is at rest.
    for _ in 0..<Self.mostAttempts {
      let outcome = try KansoCommand.run("compile", "moving.yaml", "-o", "out", in: scene.directory)
      if outcome.status == 0 {
        try FileManager.default.removeItem(atPath: scene.directory.path("out"))
        continue
      }
      #expect(
        outcome.status == 74 && outcome.errors.contains("changes while it is being read"),
        "\(outcome.errors)")
      #expect(!FileManager.default.fileExists(atPath: scene.directory.path("out")))
      return
    }
    Issue.record("a guide that changes all the time was read \(Self.mostAttempts) times")
  }
}
