import KansoFormatting
import KansoInterfaceBuilder

/// The source of a program that proves a conversion: the portable code of a document, with its classes listed.
package struct ProofSource {
  /// The text of the file.
  package let text: String

  /// - Parameters:
  ///   - name: the name of the enum around the code.
  ///   - path: the path of the document.
  package init(_ conversion: DocumentConversion, named name: String, path: String) {
    var lines = SwiftLines()
    lines.add("import KansoConversionProof\nimport KansoUIKit\n")
    lines.block("enum \(name) {") { lines in
      lines.block("static func roots() -> [ConvertedRoot] {") { lines in
        lines.add("var roots: [ConvertedRoot] = []")
        for root in conversion.roots { Self.write(root, to: &lines) }
        lines.add("return roots")
      }
      for appClass in conversion.appClasses { Self.write(appClass, to: &lines) }
      for file in conversion.files {
        lines.separate()
        lines.add(
          TokenPass.withFinalLiterals(file.text).split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !$0.hasPrefix("import ") }.map(String.init))
      }
    }
    text = lines.text
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
