import Foundation
import TestSupport
import Testing

/// `kanso preview --screens`, from the view of a user with a package of screens.
struct ScreensCommandTests {
  private static let library = """
    import KansoScreenPreviews
    import KansoScreens

    struct StartPreviews: Previews {
      static var previews: [ScreenPreview] {
        ScreenPreview("Start", in: [Situation(), Situation(style: .dark)]) { StartController() }
      }
    }

    final class StartController: ViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let label = Label("Welcome")
        label.frame = Rect(x: 20, y: 100, width: 200, height: 30)
        view.addSubview(label)
      }
    }

    """
  private let folder: TemporaryDirectory

  init() throws {
    folder = try TemporaryDirectory()
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "App",
        platforms: [.macOS(.v13)],
        products: [.library(name: "Screens", targets: ["Screens"])],
        dependencies: [.package(name: "kanso", path: \(String(reflecting: Project.root.path)))],
        targets: [
          .target(name: "Screens", dependencies: [.product(name: "KansoScreenPreviews", package: "kanso")])
        ])

      """, to: "App/Package.swift")
    try folder.write(Self.library, to: "App/Sources/Screens/Start.swift")
  }

  private var program: String { Project.products.appendingPathComponent("kanso-preview").path }

  /// Returns the pictures in a page, decoded.
  private func pictures(in page: String) -> [String] {
    page.matches(of: #/data:image\/svg\+xml;base64,([A-Za-z0-9+\/=]+)/#).compactMap {
      Data(base64Encoded: String($0.1)).map { String(decoding: $0, as: UTF8.self) }
    }
  }

  private func page(_ port: UInt16) async throws -> String {
    let client = try await Client(port)
    await client.send("GET / HTTP/1.1\r\nHost: localhost:\(port)\r\n\r\n")
    return Answer(try await client.receive()).body
  }

  @Test func screensAreBuiltAndDrawnAfterEachSave() async throws {
    // The first build takes long, so it is not one that a test waits for.
    let once = try await Shell.run(
      program, ["--screens", "Screens", "App", "--output", "screens.html"], in: folder.url)
    #expect(once.status == 0 && once.errors.isEmpty, "\(once.errors)")
    #expect(pictures(in: try folder.read("screens.html")).count == 2)

    let running = try RunningProgram(
      program, ["--serve", "--screens", "Screens", "--port", "0"],
      in: folder.url.appendingPathComponent("App"))
    let address = try #require(
      try await running.line(1).firstMatch(of: #/^http://127\.0\.0\.1:(\d+)/ Screens is being built$/#))
    let port = try #require(UInt16(address.1))
    #expect(try await running.line(2) == "Screens is shown")
    let drawn = pictures(in: try await page(port))
    #expect(drawn.count == 2 && drawn.allSatisfy { $0.contains("Welcome") })

    // A mistake is told above the screens that were drawn before it.
    try save("Label(", as: "Lable(")
    let broken = try await running.line(3)
    #expect(broken.contains("Start.swift:13:17: error: ") && broken.hasSuffix("; the last good page stays"))
    let page = try await page(port)
    #expect(page.contains("Lable") && page.contains("in scope") && pictures(in: page).count == 2)

    try save("Welcome", as: "Good morning")
    #expect(try await running.line(4) == "Screens is shown")
    #expect(pictures(in: try await self.page(port)).allSatisfy { $0.contains("Good morning") })
    running.send(SIGTERM)
    #expect(try await running.status() == 0)
  }

  /// Saves the source with other words.
  private func save(_ words: String, as others: String) throws {
    try folder.replace(
      "App/Sources/Screens/Start.swift", with: Self.library.replacingOccurrences(of: words, with: others))
  }

  @Test func wrongUsesAreTold() async throws {
    let unknown = try await Shell.run(program, ["--screens", "Nothing", "App"], in: folder.url)
    #expect(unknown.status == 64)
    #expect(unknown.errors == "error: the package App has no library product Nothing. It has: Screens\n")
    let missing = try await Shell.run(program, ["--screens", "Screens", "Else"], in: folder.url)
    #expect(missing.status == 66 && missing.errors.contains("Else/Package.swift"))
    let format = try await Shell.run(program, ["--screens", "Screens", "--format", "png"], in: folder.url)
    #expect(format.status == 64 && format.errors.contains("--screens shows the screens of one package"))
    let both = try await Shell.run(
      program, ["--screens", "Screens", "--serve", "--output", "a"], in: folder.url)
    #expect(both.status == 64)
    #expect(try await Shell.run(program, [], in: folder.url).errors.contains("Missing expected argument"))
  }
}
