import KansoDiagnostics
import KansoInterfaceBuilderDiagnostics
import Testing

@testable import KansoInterfaceBuilder

/// Valid XML documents that are not read.
struct RefusalTests {
  @Test(arguments: [
    ("com.apple.InterfaceBuilder3.Cocoa.XIB", "macOS"),
    ("com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB", "macOS"),
    ("com.apple.InterfaceBuilder.AppleTV.Storyboard", "tvOS"),
    ("com.apple.InterfaceBuilder.AppleTV.XIB", "tvOS"),
    ("com.apple.InterfaceBuilder.WatchKit.Storyboard", "watchOS"),
  ])
  func documentsOfOtherPlatforms(type: String, platform: String) throws {
    try expectRefusal(
      .unsupportedPlatform, "the document is for \(platform), not for iOS",
      of: "<?xml version=\"1.0\"?>\n«<document type=\"\(type)\" version=\"3.0\">»<objects/></document>")
  }

  @Test(arguments: ["MacOSX.Cocoa", "watchKit", "AppleTV"])
  func documentsForOtherRuntimes(runtime: String) throws {
    try expectRefusal(
      .unsupportedPlatform, "the document is for \(runtime), not for iOS",
      of: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="«\(runtime)»"><objects/></document>
        """)
  }

  @Test func archivesOfXcode4() throws {
    try expectRefusal(
      .notInterfaceBuilder, "the document has the format of Xcode 4 or earlier",
      of: """
        «<archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00">»<data/></archive>
        """)
  }

  @Test(arguments: ["plist", "svg", "resources"])
  func otherXML(root: String) throws {
    try expectRefusal(
      .notInterfaceBuilder, "this is XML, but not a storyboard or xib: its root is <\(root)>",
      of: "<!-- é -->«<\(root) version=\"1.0\">»</\(root)>")
  }

  @Test func documentsOfNoType() throws {
    try expectRefusal(
      .notInterfaceBuilder, "this is XML, but not a storyboard or xib: its root is <document>",
      of: "«<document>»</document>")
  }
}
