import Foundation
import TestSupport
import Testing

/// Runs that are killed, run at the same time or fill the disk: no file is half old and half new, and the next run
/// repairs the output.
@Suite(.serialized) struct FaultTests {
  private static let names = ["Colors.swift", "Fonts.swift", "Padding.swift", "theme.json"]

  /// Returns one of two guides that differ in every file.
  private static func guide(_ first: Bool) -> String {
    let (color, size) = first ? ("#2C4251", 8) : ("#D16666", 16)
    return """
      colors: {\((0..<200).map { "c\($0): '\(color)'" }.joined(separator: ", "))}
      fonts: {body: {family: Georgia, size: \(size)}}
      padding: {standard: \(size)}

      """
  }

  private static func compiling(_ name: String, to output: String = "out") -> [String] {
    ["compile", "\(name).yaml", "-o", output, "--platform", "uikit"]
  }

  /// Two guides, `first` and `second`, and the files that each compiles to.
  private struct Scene {
    let directory: TemporaryDirectory
    let first: [String: String]
    let second: [String: String]

    init() async throws {
      let directory = try TemporaryDirectory()
      func files(_ name: String) async throws -> [String: String] {
        try directory.write(FaultTests.guide(name == "first"), to: "\(name).yaml")
        let outcome = try await KansoCommand.run(FaultTests.compiling(name, to: name), in: directory)
        try #require(outcome.status == 0, "\(outcome.errors)")
        return try FaultTests.contents(of: directory.path(name))
      }
      self.directory = directory
      first = try await files("first")
      second = try await files("second")
    }

    /// Expects the output to contain exactly the files of the first guide.
    func expectFirst(in output: String = "out", _ comment: Comment) throws {
      #expect(try FaultTests.contents(of: directory.path(output)) == first, comment)
    }

    /// Expects each file of the output to be that of one guide. Returns the number of files of the second guide.
    @discardableResult
    func expectWholeFiles() throws -> Int {
      let found = try FaultTests.contents(of: directory.path("out"))
      for name in FaultTests.names {
        #expect(found[name] == first[name] || found[name] == second[name], "\(name) is neither old nor new")
      }
      return FaultTests.names.filter { found[$0] == second[$0] }.count
    }
  }

  private static func contents(of folder: String) throws -> [String: String] {
    try Dictionary(
      uniqueKeysWithValues: FileManager.default.contentsOfDirectory(atPath: folder).map { name in
        let bytes = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)"))
        return (name, String(decoding: bytes, as: UTF8.self))
      })
  }

  // MARK: Killed runs

  @Test func killedAtAnyMomentEachFileIsWhole() async throws {
    let scene = try await Scene()
    let repair = Self.compiling("first")
    _ = try await KansoCommand.run(repair, in: scene.directory)
    let kills = Tier.isNightly ? 1000 : 60
    var random = SeededGenerator.announced(for: "FaultTests")
    var killed = 0
    for round in 0..<kills {
      let isKilled = try await KansoCommand.runAndKill(
        Self.compiling(round.isMultiple(of: 2) ? "second" : "first"),
        after: .random(in: 0...120_000_000, using: &random), in: scene.directory)
      killed += isKilled ? 1 : 0
      try scene.expectWholeFiles()
    }
    print("FaultTests: \(killed) of \(kills) runs were killed")
    #expect(try await KansoCommand.run(repair, in: scene.directory).status == 0)
    try scene.expectFirst("the last run did not repair the output")
  }

  #if os(Linux)
    /// The four files are synchronized beside their destinations, then each is renamed, then the folder is
    /// synchronized.
    @Test func killedAtAnyCallEachFileIsWhole() async throws {
      let scene = try await Scene()
      let killer = try await Killer()
      let steps: [(call: Killer.Call, number: Int, written: Int)] = [
        (.fsync, 1, 0), (.fsync, 4, 0), (.rename, 1, 0), (.rename, 2, 1), (.rename, 4, 3), (.fsync, 5, 4),
      ]
      for step in steps {
        #expect(try await KansoCommand.run(Self.compiling("first"), in: scene.directory).status == 0)
        try scene.expectFirst("before \(step)")
        let second = Self.compiling("second")
        let killed = try await killer.run(second, until: step.call, step.number, in: scene.directory)
        #expect(killed.status == -SIGKILL, "\(step)")
        #expect(try scene.expectWholeFiles() == step.written, "\(step)")
        let check = try await KansoCommand.run(second + ["--check"], in: scene.directory)
        #expect(check.status == (step.written == 4 ? 0 : 1), "\(step)")
      }
    }
  #endif

  @Test func twoRunsAtOnceLeaveTheFilesOfOne() async throws {
    let scene = try await Scene()
    let directory = scene.directory
    for _ in 0..<5 {
      try await withThrowingTaskGroup(of: Int32.self) { group in
        for name in ["first", "second", "first", "second"] {
          let arguments = Self.compiling(name)
          group.addTask { try await KansoCommand.run(arguments, in: directory).status }
        }
        for try await status in group { #expect(status == 0) }
      }
      let found = try Self.contents(of: directory.path("out"))
      #expect(found == scene.first || found == scene.second, "the files of two runs are mixed")
    }
  }

  // MARK: Disks

  private func onDisk(_ work: (Scene, _ disk: String) async throws -> Void) async throws {
    let scene = try await Scene()
    let disk = scene.directory.path("disk")
    try FileManager.default.createDirectory(atPath: disk, withIntermediateDirectories: true)
    // The size is enough for one set of files, but not for both sets at once.
    let mounted = try await Shell.run("mount", ["-t", "tmpfs", "-o", "size=180k", "kanso", disk])
    try #require(mounted.status == 0, "\(mounted.errors)")
    do {
      let first = try await KansoCommand.run(Self.compiling("first", to: disk), in: scene.directory)
      try #require(first.status == 0, "\(first.errors)")
      try await work(scene, disk)
      try scene.expectFirst(in: "disk", "something was lost")
    } catch {
      Issue.record(error)
    }
    _ = try await Shell.run("umount", [disk])
  }

  @Test(.requires(mounting)) func aFullDiskLosesNothing() async throws {
    try await onDisk { scene, disk in
      let filler = "\(disk)/filler"
      _ = try await Shell.run("dd", ["if=/dev/zero", "of=\(filler)", "bs=4k"])
      let outcome = try await KansoCommand.run(Self.compiling("second", to: disk), in: scene.directory)
      #expect(outcome.status == 74)
      #expect(outcome.errors.contains("No space left on device"), "\(outcome.errors)")
      try FileManager.default.removeItem(atPath: filler)
    }
  }

  @Test(.requires(mounting)) func aReadOnlyDiskLosesNothing() async throws {
    try await onDisk { scene, disk in
      try #require(try await Shell.run("mount", ["-o", "remount,ro", disk]).status == 0)
      let outcome = try await KansoCommand.run(Self.compiling("second", to: disk), in: scene.directory)
      #expect(outcome.status == 74)
      #expect(outcome.errors.contains("Read-only file system"), "\(outcome.errors)")
    }
  }

  // MARK: Guides

  /// `InputFileTests` tests a guide that changes continuously.
  @Test func aGuideThatCannotBeReadIsNamed() async throws {
    let directory = try TemporaryDirectory()
    try directory.write("", to: "folder.yaml/file")
    try FileManager.default.createSymbolicLink(
      atPath: directory.path("loop.yaml"), withDestinationPath: "loop.yaml")
    for (name, status) in [("folder", 66), ("none", 66), ("loop", 74)] as [(String, Int32)] {
      let outcome = try await KansoCommand.run(Self.compiling(name), in: directory)
      #expect(outcome.status == status && outcome.errors.contains("\(name).yaml"), "\(outcome.errors)")
    }
    #expect(!FileManager.default.fileExists(atPath: directory.path("out")))
  }
}

/// Root may mount file systems; in a container, root needs the privilege for it.
private let mounting = Requirement("the right to mount a file system") { await canMount.value }
private let canMount = Task<Bool, Never> {
  guard let directory = try? TemporaryDirectory(),
    (try? await Shell.run("mount", ["-t", "tmpfs", "-o", "size=64k", "kanso", directory.url.path]).status)
      == 0
  else { return false }
  return (try? await Shell.run("umount", [directory.url.path]).status) == 0
}
