import Foundation
import KansoScreens
import TestSupport
import Testing

@testable import KansoTesting

/// Snapshots of screens: their files, and the differences between them.
struct SnapshotTests {
  private let folder: TemporaryDirectory
  private let files: SnapshotFiles

  init() throws {
    folder = try TemporaryDirectory()
    files = SnapshotFiles(test: "shows(a:)", name: "first", beside: folder.path("Tests/ScreenTests.swift"))
  }

  /// Returns the snapshot of a screen with a label at a place.
  private func snapshot(
    x: Double = 20, text: String = "Hello", color: Color = .label, situations: [Situation] = .usual
  ) -> ScreenSnapshot {
    var snapshot = ScreenSnapshot()
    for situation in situations {
      let window = situation.window {
        let screen = ViewController()
        let label = Label(text)
        label.textColor = color
        label.accessibilityIdentifier = "greeting"
        label.frame = Rect(x: x, y: 100, width: 80, height: 20.5)
        screen.view.addSubview(label)
        return screen
      }
      snapshot.add(window, in: situation)
    }
    return snapshot
  }

  @Test func aSnapshotIsReadAsItWasWritten() throws {
    #expect(try files.read() == nil)
    let made = snapshot(text: "Two\nlines # 1")
    try files.write(made)
    let read = try #require(try files.read())
    #expect(read.frames == made.frames && read.picture == made.picture)
    #expect(made.difference(from: read) == nil)
    #expect(files.folder.path == folder.path("Tests/__Snapshots__/ScreenTests"))
    #expect(made.framesText.contains("# iPhone 16, dark\nWindow (0 0; 393 852)\n  View (0 0; 393 852)\n"))
    #expect(made.framesText.contains(#"    greeting "Two lines # 1" (20 100; 80 20.5)"#))
  }

  @Test func whatMovedIsTold() throws {
    try files.write(snapshot())
    let recorded = try #require(try files.read())
    let difference = try #require(snapshot(x: 24).difference(from: recorded))
    #expect(difference.changes.count == 6)
    #expect(
      difference.text.hasPrefix(
        #"iPhone 16: greeting "Hello" (20 100; 80 20.5) is now greeting "Hello" (24 100; 80 20.5)"#))
    let page = try files.writePage(difference, before: recorded, after: snapshot(x: 24))
    let html = try String(contentsOf: page, encoding: .utf8)
    #expect(html.contains("is now greeting &quot;Hello&quot;") || html.contains("is now greeting \"Hello\""))
    #expect(html.components(separatedBy: "data:image/svg+xml;base64,").count == 3)
  }

  @Test func newAndMissingViewsAndSituationsAreTold() throws {
    let before = snapshot(situations: [Situation()])
    try files.write(before)
    let recorded = try #require(try files.read())
    let other = try #require(snapshot(text: "Bye", situations: [Situation()]).difference(from: recorded))
    #expect(
      other.text == """
        iPhone 16: greeting "Bye" (20 100; 80 20.5) is new
        iPhone 16: greeting "Hello" (20 100; 80 20.5) is gone
        """)
    let fewer = try #require(snapshot(situations: []).difference(from: recorded))
    #expect(fewer.text == "iPhone 16: the situation is gone")
    let colored = try #require(
      snapshot(color: .systemRed, situations: [Situation()]).difference(from: recorded))
    #expect(colored.changes.isEmpty && colored.text.hasPrefix("no view moved"))
  }

  /// A screen of this project, as it is recorded beside this file.
  @Test func aScreenIsAsItWasRecorded() {
    final class Settings: ViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let (title, toggle) = (Label("Notifications"), Switch())
        toggle.isOn = true
        let row = StackView(arrangedSubviews: [title, toggle])
        row.alignment = .center
        row.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(row)
        LayoutConstraint.activate([
          row.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
          row.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
          row.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
      }
    }
    assertSnapshot(of: Settings())
    assertLegible(Settings())
  }

  @Test func namesOfFilesAreHarmless() throws {
    let odd = SnapshotFiles(test: "a/../b", name: "ä ö/..", beside: folder.path("T.swift"))
    try odd.write(snapshot(situations: []))
    let names = try FileManager.default.contentsOfDirectory(atPath: odd.folder.path).sorted()
    #expect(names == ["a-..-b.ä-ö-...frames.txt", "a-..-b.ä-ö-...svg"])
  }

  @Test func situationsHaveNames() {
    #expect([Situation].all.count == 24 && Set([Situation].all).count == 24)
    #expect(Set([Situation].all.map(\.description)).count == 24)
    let odd = Situation(
      device: .iPad, orientation: .landscape, style: .dark, textSize: .small, direction: .rightToLeft)
    #expect("\(odd)" == "iPad (A16), landscape, dark, small, right to left")
    let window = odd.window { ViewController() }
    #expect(window.bounds.width == 1180 && window.traitCollection.layoutDirection == .rightToLeft)
    #expect(window.rootViewController?.view.frame == window.bounds)
  }
}
