import Foundation
import KansoDiagnostics
import KansoProject
import KansoSystem
import KansoYAML
import TestSupport
import Testing

/// The `kanso.yaml` that belongs to a guide.
struct ProjectConfigurationTests {
  private let folder: TemporaryDirectory

  init() throws { folder = try TemporaryDirectory() }

  @Test func theNearestFileIsRead() throws {
    try folder.write("padding: {a: 8}", to: "App/Design/tokens.yaml")
    let guide = folder.path("App/Design/tokens.yaml")
    try folder.write("compile: {platform: uikit}", to: "kanso.yaml")
    #expect(try ProjectConfiguration(for: guide, known: []).configuration.platform == .uikit)
    try folder.write("compile: {platform: swiftui}", to: "App/kanso.yaml")
    let nearest = try ProjectConfiguration(for: guide, known: [])
    #expect(nearest.configuration.platform == .swiftui)
    #expect(nearest.path == folder.path("App/Design") + "/../kanso.yaml")
  }

  @Test func mistakesAreDiagnosticsAndNoErrors() throws {
    try folder.write("warning: {}", to: "kanso.yaml")
    let project = try ProjectConfiguration(at: folder.path("kanso.yaml"), known: [])
    #expect(project.diagnostics.map(\.descriptor) == [.unknownKey])
  }

  /// A link to itself exists, but cannot be read.
  @Test func unreadableFilesAreErrorsOrSkipped() throws {
    try folder.write("compile: {platform: uikit}", to: "kanso.yaml")
    let guide = folder.path("App/tokens.yaml")
    try folder.write("padding: {a: 8}", to: "App/tokens.yaml")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("App/kanso.yaml"), withDestinationPath: "kanso.yaml")
    #expect(throws: FileError.self) { try ProjectConfiguration(for: guide, known: []) }
    #expect(ProjectConfiguration(readableFor: guide, known: []).configuration.platform == .uikit)
  }
}
