import KansoCodeGeneration
import KansoDiagnostics
import KansoExport
import KansoGuide
import KansoSystem
import KansoTheme

private let theme = CompiledGuide(
  bytes: Array(
    """
    name: "Fuzz <&> {{name}}"
    modes: [light, dark]
    colors:
      ink: {light: "#2C4251", dark: "#FFFFFF"}
      text: {body: {value: "{colors.ink}", description: "{{/tokens}} -->"}, quiet: {soft: "#99999980"}}
    fonts: {body: {family: Chalkboard SE, size: 16, letterSpacing: 1}}
    padding: {standard: 8, card: {top: 1, leading: 2, bottom: 3, trailing: 4}}

    """.utf8), path: "fuzz.yaml"
).theme

/// Fuzzes templates, separated by the byte 0x1E: no crash and no hang, problems have positions in the templates, and
/// files exist exactly if there are no errors. The first template is that of a file, or replaces a template of Kanso;
/// the others are partials.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzTemplates(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  guard let theme else { fatalError("the guide has errors") }
  let texts = UnsafeBufferPointer(start: start, count: count)
    .split(separator: 0x1E, maxSplits: 3, omittingEmptySubsequences: false).map { Array($0) }
  let partials = zip(["a", "b", "c"], texts.dropFirst()).map { name, bytes in
    SourceFile(path: "\(name).mustache", bytes: bytes)
  }
  func all(_ name: String) -> [SourceFile] {
    [SourceFile(path: "\(name).mustache", bytes: texts.first ?? [])] + partials
  }
  let exporter = Exporter(templates: all("tokens.txt").map { ExportTemplate($0) })
  let output = exporter.output(of: theme)
  check(output.problems, output.files)
  for name in ["Header", "Group", "Padding.uikit"] {
    let generator = CodeGenerator(
      options: GenerationOptions(platform: .uikit), templates: TemplateStore(replacements: all(name)))
    check(generator.problems, generator.files(of: theme))
  }
  return 0
}

private func check(_ problems: [Diagnostic], _ files: [GeneratedFile]) {
  precondition(problems.hasErrors == files.isEmpty)
  for problem in problems {
    precondition(problem.range.lowerBound <= problem.range.upperBound)
    precondition(problem.range.upperBound <= problem.range.file.bytes.count)
  }
  for format in ReportFormat.allCases { _ = format.reporter(color: false).report(problems) }
}
