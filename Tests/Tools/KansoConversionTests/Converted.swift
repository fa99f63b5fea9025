import KansoConversion
import KansoDiagnostics
import KansoInterfaceBuilder
import KansoProject

/// A converted document of a test.
struct Converted {
  let conversion: DocumentConversion
  /// The texts of all files, joined.
  let text: String

  /// Converts one scene of a storyboard, whose root view has some contents.
  ///
  /// - Parameters:
  ///   - contents: the XML in the root view.
  ///   - controller: the XML beside the view in the controller.
  ///   - attributes: attributes of the controller.
  ///   - objects: the XML beside the controller in the scene.
  init(
    _ contents: String, controller: String = "", attributes: String = "", objects: String = "",
    options: ConversionOptions = ConversionOptions()
  ) {
    self.init(
      scenes: """
        <scene sceneID="s"><objects>
        <viewController id="vc" \(attributes) sceneMemberID="viewController">
        <view key="view" id="root">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        \(contents)
        <viewLayoutGuide key="safeArea" id="safe"/>
        </view>
        \(controller)
        </viewController>
        \(objects)
        </objects></scene>
        """, options: options)
  }

  /// Converts a storyboard with scenes, together with other storyboards.
  ///
  /// - Parameter others: the scenes of the other storyboards, by their paths.
  init(scenes: String, options: ConversionOptions = ConversionOptions(), others: [String: String] = [:]) {
    let document = Self.document(scenes, "Main.storyboard")
    var names = ConversionNames(options)
    names.count(document)
    for (path, scenes) in others { names.count(Self.document(scenes, path)) }
    conversion = DocumentConversion(document, options, &names)
    self.text = conversion.files.map { TokenPass(nil).finish($0).text }.joined(separator: "\n")
  }

  private static func document(_ scenes: String, _ path: String) -> InterfaceDocument {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
      initialViewController="vc">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <scenes>\(scenes)</scenes>
      </document>
      """
    return InterfaceDocument.read(SourceFile(path: path, text: text)).document!
  }

  /// The texts of what is left to do.
  var remainders: [String] { conversion.report.remainders.map(\.text) }

  /// Returns the lines that contain a text, without their indentation.
  func lines(with part: String) -> [String] {
    text.split(separator: "\n").filter { $0.contains(part) }.map { line in
      String(line.drop { $0 == " " })
    }
  }
}
