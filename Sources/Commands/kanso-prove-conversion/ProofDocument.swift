import KansoConversion
import KansoDiagnostics
import KansoInterfaceBuilder
import KansoProject
import KansoSystem

/// A document with its portable code.
struct ProofDocument {
  let path: String
  /// The name of the enum with the code, and of its file.
  let name: String
  private(set) var source: String?
  /// The code for UIKit itself.
  private(set) var uikitSource: String?
  /// The number of converted elements, and of those left to a person, in the code for UIKit.
  private(set) var elementCount = 0
  private(set) var remainderCount = 0
  /// The number of its views with an id.
  private(set) var viewCount = 0
  /// The reason that it is not converted or compiled; nil if it is.
  var problem: String?
  /// The first error of the types in the code for UIKit; nil if there is none.
  var uikitProblem: String?

  /// True if it could be read and converted.
  var isConverted: Bool { source != nil }

  /// Reads and converts a document.
  ///
  /// - Parameter style: the notation of constraints; that of portable code is never SnapKit.
  init(_ path: String, index: Int, style: ConversionOptions.Style) {
    self.path = path
    name = "Document\(index)"
    guard let bytes = try? InputFile.read(path, limit: DocumentLimits.fileSize) else {
      problem = "it cannot be read"
      return
    }
    let (document, problems) = InterfaceDocument.read(SourceFile(path: path, bytes: bytes))
    guard let document else {
      problem = problems.first?.message ?? "it is no document"
      return
    }
    let conversion = Self.conversion(
      of: document, for: .portable, style == .snapkit ? .anchors : style)
    source = ProofSource(conversion, named: name).text
    let uikit = Self.conversion(of: document, for: .uikit, style)
    uikitSource = ProofSource(checking: uikit, named: name, modules: ProofCompiler.stubModules).text
    elementCount = uikit.report.convertedCount
    remainderCount = uikit.report.remainders.count
    viewCount = document.isLaunchScreen ? 0 : document.allViews.count { $0.id != nil }
  }

  private static func conversion(
    of document: InterfaceDocument, for platform: ConversionOptions.Platform,
    _ style: ConversionOptions.Style
  ) -> DocumentConversion {
    var options = ConversionOptions()
    (options.platform, options.style) = (platform, style)
    var names = ConversionNames(options)
    names.count(document)
    let localization = try? DocumentFiles.localization(of: document.file.path)
    return DocumentConversion(
      document, options, localization: localization ?? DocumentLocalization(), &names)
  }
}
