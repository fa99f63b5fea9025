import Foundation
import KansoScreenPreviews
import KansoSystem

/// The program that draws the previews of a package: a package of its own in the build folder of that package, which is
/// built and run after each change.
struct ScreenProgram {
  let package: ScreenPackage

  private static let name = "kanso-screens"
  /// The time after which drawing is ended, in seconds: a screen may wait for something forever.
  private static let timeLimit = 60.0

  /// Builds and runs the program, and returns the drawn screens.
  ///
  /// - Throws: the errors of the compiler; an error if there are no previews, or if the program failed.
  func screens() throws(PreviewError) -> PreviewedScreens {
    let previews = package.previews
    guard !previews.isEmpty else {
      throw .findings(
        """
        error: no type of \(package.product.name.printable) declares previews
        Add one, at the beginning of a line:

          struct AppPreviews: Previews {
            static var previews: [ScreenPreview] { ScreenPreview("Start") { StartController() } }
          }

        """)
    }
    try write(manifest, to: "Package.swift")
    try write(source(of: previews), to: "Sources/main.swift")
    try build()
    return try run()
  }

  // MARK: Sources

  /// The manifest of the program's package.
  private var manifest: String {
    // The program runs on this machine, so only the version of macOS matters.
    let platforms = package.platforms.filter { $0.name == "macos" }.map { ".macOS(\(literal($0.version)))" }
    let identity = (package.folder as NSString).lastPathComponent
    return """
      // swift-tools-version: 5.9
      import PackageDescription

      let package = Package(
        name: "\(Self.name)",
        platforms: [\(platforms.joined(separator: ", "))],
        dependencies: [.package(path: \(literal(package.folder)))],
        targets: [
          .executableTarget(
            name: "\(Self.name)",
            dependencies: [.product(name: \(literal(package.product.name)), package: \(literal(identity)))],
            path: "Sources")
        ])

      """
  }

  /// Returns the main file of the program.
  private func source(of previews: [(module: String, type: String)]) -> String {
    let modules = Set(previews.map(\.module)).sorted()
    let types = previews.map { "  \($0.module).\($0.type).self," }
    return """
      import KansoScreenPreviews
      \(modules.map { "@testable import \($0)" }.joined(separator: "\n"))

      try PreviewedScreens.write([
      \(types.joined(separator: "\n"))
      ])

      """
  }

  /// Returns a Swift string literal.
  private func literal(_ text: String) -> String { String(reflecting: text) }

  /// Writes a file of the program's package, unless it has this text already: a new time would cause a build.
  private func write(_ text: String, to path: String) throws(PreviewError) {
    let file = URL(fileURLWithPath: package.workFolder + "/" + path)
    guard (try? String(contentsOf: file, encoding: .utf8)) != text else { return }
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file, options: .atomic)
    } catch {
      throw .writing(FileError("write", file.path, reason: error.localizedDescription, isMissing: false))
    }
  }

  // MARK: Building

  private func build() throws(PreviewError) {
    let folder = package.workFolder
    // Debug information and an index would take a part of the time after each save.
    let arguments = [
      "swift", "build", "--package-path", folder, "--scratch-path", folder + "/.build", "--product",
      Self.name,
      "--disable-index-store", "-Xswiftc", "-gnone",
    ]
    guard let answer = Subprocess.run(arguments, reads: .both) else {
      throw .usage("swift cannot be run, and it builds the screens")
    }
    guard !answer.isSuccess else { return }
    throw .findings(Self.errors(in: answer.text))
  }

  /// Returns the output of a build without the lines about its progress, and with each message of the compiler once.
  static func errors(in output: String) -> String {
    let start = #/^[^ ]*:\d+:\d+: (?:error|warning|note): /#
    var messages: [[Substring]] = []
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
      guard !["[", "Building for", "Build of product", "warning: "].contains(where: line.hasPrefix) else {
        continue
      }
      if messages.isEmpty || line.prefixMatch(of: start) != nil { messages.append([]) }
      messages[messages.count - 1].append(line)
    }
    var seen: Set<[Substring]> = []
    let text = messages.filter { seen.insert($0).inserted }.joined().joined(separator: "\n")
      .trimmingCharacters(in: .newlines)
    return text.isEmpty ? "error: the screens cannot be built\n" : text + "\n"
  }

  // MARK: Running

  private func run() throws(PreviewError) -> PreviewedScreens {
    let folder = package.workFolder
    let output = folder + "/screens.json"
    try? FileManager.default.removeItem(atPath: output)
    let answer = Subprocess.run(
      [folder + "/.build/debug/" + Self.name, output], in: package.folder, reads: .both,
      timeLimit: Self.timeLimit)
    guard let answer, answer.isSuccess, let data = FileManager.default.contents(atPath: output),
      let screens = try? JSONDecoder().decode(PreviewedScreens.self, from: data)
    else {
      let reason =
        answer?.wasKilled == true
        ? answer?.status == SIGKILL
          ? "was ended after \(Int(Self.timeLimit)) seconds" : "crashed"
        : "failed"
      throw .findings("error: the program that draws the screens \(reason)\n\(answer?.text ?? "")")
    }
    return screens
  }
}
