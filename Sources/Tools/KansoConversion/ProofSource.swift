import KansoFormatting
import KansoInterfaceBuilder

/// The source of a program that proves a conversion: the portable code of a document, with its classes listed.
package struct ProofSource {
  /// The text of the file.
  package let text: String

  /// Creates the source that lists the classes of portable code.
  ///
  /// - Parameter name: the name of the enum around the code.
  package init(_ conversion: DocumentConversion, named name: String) {
    var lines = SwiftLines()
    lines.add("import KansoConversionProof\nimport KansoUIKit\n")
    lines.block("enum \(name) {") { lines in
      lines.block("static func roots() -> [ConvertedRoot] {") { lines in
        lines.add("var roots: [ConvertedRoot] = []")
        for root in conversion.roots { Self.write(root, to: &lines) }
        lines.add("return roots")
      }
      Self.write(conversion, opensViews: true, to: &lines)
    }
    // The images of the app are not there.
    text = GeneratedCode.replacingCode(in: lines.text) {
      $0.replacing("UIImage(named: ", with: "ConversionProof.image(named: ")
    }
  }

  /// Creates the source whose types are checked against declarations of UIKit, without the Objective-C runtime.
  ///
  /// - Parameters:
  ///   - name: the name of the enum around the code.
  ///   - modules: the modules that have declarations.
  package init(checking conversion: DocumentConversion, named name: String, modules: [String]) {
    var lines = SwiftLines()
    lines.add(modules.map { "import \($0)" } + [""])
    lines.block("enum \(name) {") { Self.write(conversion, to: &$0) }
    text = GeneratedCode.replacingCode(in: lines.text) { code in
      code.replacing("@objc ", with: "")
        .replacing(/#selector\((\w+)\)/) { "Selector((\"\($0.output.1)\"))" }
    }
  }

  /// Adds the classes of the app, and all files.
  ///
  /// - Parameter opensViews: true to let the list of the roots use private views.
  private static func write(
    _ conversion: DocumentConversion, opensViews: Bool = false, to lines: inout SwiftLines
  ) {
    let hidden = "  private let "
    for appClass in conversion.appClasses { write(appClass, to: &lines) }
    for file in conversion.files {
      lines.separate()
      lines.add(
        TokenPass.withFinalLiterals(file.text).split(separator: "\n", omittingEmptySubsequences: false)
          .filter { !$0.hasPrefix("import ") }
          .map { opensViews && $0.hasPrefix(hidden) ? "  " + $0.dropFirst("  private ".count) : String($0) })
    }
  }

  private static func write(_ root: DocumentConversion.Root, to lines: inout SwiftLines) {
    let made = root.viewClass
    let creation =
      if case .tableCell = made.kind { "\(made.name)(style: .default, reuseIdentifier: nil)" } else {
        "\(made.name)(frame: frame)"
      }
    lines.add("roots.append(")
    lines.block(
      "  ConvertedRoot(\(root.range.lowerBound), make: { frame in \(creation) }) { root in", end: "  })"
    ) { lines in
      lines.add("var views: [(id: String, view: UIView)] = []")
      for (id, expression) in made.views {
        let path = expression == "self" ? "root" : "root.\(expression)"
        lines.add("views.append((\(SwiftText.literal(id)), \(path)))")
      }
      lines.add("return views")
    }
  }

  /// Adds the declaration of a class that the app has.
  private static func write(_ appClass: AppClass, to lines: inout SwiftLines) {
    guard appClass.name != appClass.superclass else { return }
    lines.block("class \(appClass.name): \(appClass.superclass) {") { lines in
      for (name, type) in appClass.outlets.sorted(by: { $0.key < $1.key }) {
        lines.add("var \(name): \(type)!")
      }
    }
  }
}
