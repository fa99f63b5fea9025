import KansoDiagnostics
import KansoInterfaceBuilderDiagnostics
import KansoLayout
import Testing

@testable import KansoInterfaceBuilder

/// In another encoding, the parser would see a document type or tags that a scan of the bytes does not find.
struct EncodingTests {
  @Test(arguments: [
    "UTF-7", "utf-7", "ISO-2022-JP", "HZ-GB-2312", "ISO-8859-1", "UTF-16", "GB18030", "IBM037", "x",
  ])
  func otherEncodingsAreRefused(_ encoding: String) {
    for declaration in [
      "<?xml version=\"1.0\" encoding=\"\(encoding)\"?>",
      "<?xml version='1.0' encoding = '\(encoding)' standalone='no'?>",
      "\u{FEFF}<?xml version=\"1.0\"\nencoding=\"\(encoding)\"?>",
    ] {
      let text = SoundBox.xib().replacing("<?xml version=\"1.0\" encoding=\"UTF-8\"?>", with: declaration)
      #expect(Reading(text).ids == [.xmlSyntax])
      #expect(Reading(text).placed.first?.hasPrefix("1:") ?? false)
    }
  }

  @Test(arguments: ["UTF-8", "utf-8", "US-ASCII"]) func thoseOfInterfaceBuilderAreRead(_ encoding: String) {
    let text = SoundBox.xib().replacing("encoding=\"UTF-8\"", with: "encoding='\(encoding)'")
    #expect(Reading(text).messages == [])
  }

  /// Tests `<!DOCTYPE document [<!ENTITY j "hello">]>` and `&j;` in UTF-7.
  @Test func entitiesDoNotHideInEncodings() {
    let text = SoundBox.xib(view("label", id: "+ACY-j;", frame: (0, 0, 1, 1), fixed: true))
      .replacing(
        "encoding=\"UTF-8\"?>",
        with: "encoding=\"UTF-7\"?>+ADwAIQ-DOCTYPE document +AFsAPAAh-ENTITY j +ACI-hello+ACI-+AD4AXQA+-")
    #expect(Reading(text).ids == [.xmlSyntax])
    #expect(Reading(text).frames["hello"] == nil)
  }

  @Test func EBCDICIsRefused() {
    #expect(Reading([0x4C, 0x6F, 0xA7, 0x94, 0x93, 0x40]).ids == [.xmlSyntax])
  }
}
