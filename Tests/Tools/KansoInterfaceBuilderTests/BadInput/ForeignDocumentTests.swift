import KansoDiagnostics
import KansoInterfaceBuilderDiagnostics
import Testing

@testable import KansoCanvasLayout
@testable import KansoInterfaceBuilder

/// XML documents of other kinds.
struct ForeignDocumentTests {
  private func root(_ attributes: String, _ name: String = "document") -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<\(name) \(attributes)><objects><view id=\"a\"/></objects></\(name)>"
  }

  @Test(arguments: [
    ("com.apple.InterfaceBuilder3.Cocoa.XIB", "macOS"),
    ("com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB", "macOS"),
    ("com.apple.InterfaceBuilder.AppleTV.XIB", "tvOS"),
    ("com.apple.InterfaceBuilder.AppleTV.Storyboard", "tvOS"),
    ("com.apple.InterfaceBuilder.WatchKit.Storyboard", "watchOS"),
  ])
  func otherPlatformsAreNamed(_ type: String, _ platform: String) {
    let reading = Reading(root("type=\"\(type)\" version=\"3.0\""))
    #expect(reading.placed == ["2:1 the document is for \(platform), not for iOS"])
    #expect(reading.ids == [.unsupportedPlatform])
  }

  @Test func otherRuntimesArePointedAt() {
    let text = root("type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" targetRuntime=\"AppleTV\"")
    #expect(Reading(text).messages == ["the document is for AppleTV, not for iOS: AppleTV"])
  }

  @Test func archivesOfOldXcodesAreKnown() {
    let text = root("type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"7.10\"", "archive")
    #expect(Reading(text).placed == ["2:1 the document has the format of Xcode 4 or earlier"])
  }

  @Test(arguments: ["plist", "svg", "html", "Document", "documents", "scheme"])
  func otherXMLIsNamed(_ name: String) {
    #expect(
      Reading(root("", name)).placed == [
        "2:1 this is XML, but not a storyboard or xib: its root is <\(name)>"
      ])
    #expect(Reading(root("", name)).ids == [.notInterfaceBuilder])
  }

  @Test(arguments: [
    "", "type=\"\"", "type=\"com.apple\"", "type=\"COM.APPLE.INTERFACEBUILDER3.COCOATOUCH.XIB\"",
  ])
  func documentsOfOtherTypesAreRefused(_ type: String) {
    #expect(Reading(root(type)).ids == [.notInterfaceBuilder])
  }

  /// A name comes from the document. It is printed to a terminal and written into a line of JSON.
  @Test func namesOfRootsAreShownAsTheyAre() {
    let name = "a" + String(repeating: "é😀", count: 3)
    let report = FrameReport(path: "a.xib", bytes: Array("<\(name)/>".utf8))
    #expect(report.line.contains("its root is <\(name)>"))
  }

  @Test(arguments: ["x", "", "-5", "nan", "inf", "1e300", "..", "9999999999999999999"])
  func invalidVersionsAreReported(_ version: String) {
    let text = SoundBox.xib().replacing("toolsVersion=\"22505\"", with: "toolsVersion=\"\(version)\"")
    let reading = Reading(text)
    #expect(reading.messages == ["'\(version)' is not a version of Interface Builder: \(version)"])
    #expect(reading.frames["sound"] == SoundBox.frame)
  }

  @Test func devicesThatAreNotKnownAreNoObstacle() {
    for device in ["", "watch38", "retina99", "&quot;"] {
      let reading = Reading(
        TestDocument(device: device).storyboard(
          subviews(SoundBox.box) + "<constraints>\(SoundBox.rows)</constraints>"))
      #expect(reading.messages == [])
      #expect(reading.frames["sound"] == SoundBox.frame)
    }
  }
}
