import KansoFormatting
import KansoLayout
import KansoRendering
import KansoSystem
import KansoTheme

/// A request to `kanso preview`.
public struct PreviewRequest: Sendable {
  /// The paths of the inputs: the layers of a guide, a theme, or storyboards and xibs; `-` for standard input.
  public var inputs: [String]
  /// True if two inputs are compared, the older one first.
  public var comparesInputs = false
  /// The format. Nil selects the format of the output's file name. Without an output, nil selects lines if
  /// standard output is a terminal, else HTML.
  public var format: PreviewFormat?
  /// The path of the output file; nil for standard output.
  public var output: String?
  /// The folder of a site with the pages of a guide; nil for one preview.
  public var site: String?
  /// The revision to which a site has the differences; nil for the last tag.
  public var against: String?
  /// The path of a guide or a theme whose tokens are matched with documents; nil for no matching.
  public var tokens: String?
  /// The circumstances in which storyboards and xibs are shown.
  public var situation = PreviewSituation()
  /// True if each scene of storyboards and xibs is shown in several circumstances, too.
  public var showsAllSituations = false
  /// True if storyboards are shown as one picture with the segues between their scenes.
  public var showsSegues = false
  /// The path of the lint's JSON with the uses of tokens in sources, for the page of a guide; nil for none.
  public var uses: String?
  /// The contexts of the modifiers of resolver documents, as `MODIFIER=CONTEXT`. Other contexts are modes.
  public var contexts: [String] = []
  /// The width of a picture, in points, from 240 to 10,000; nil selects the width that suits the content.
  public var width: Length?
  /// The number of pixels per point in a PNG, from 1 to 3. Nil selects 2, or less if the picture would have too many
  /// pixels.
  public var scale: Double?
  /// The paper of a PDF; nil for A4.
  public var paper: PreviewPaper?
  /// The renderer of PNG and PDF; nil if the program does not support these formats.
  public var raster: (any PreviewRaster)?
  /// The maximum width of lines for a terminal, in characters, from 20 to 10,000; nil selects the width of the
  /// terminal.
  public var columns: Int?
  /// The choice of colors in lines for a terminal.
  public var color = PreviewColorChoice.auto
  /// The terminal and the environment of the command.
  public var console = PreviewConsole()
  /// A closure that reads standard input up to a number of bytes. If there are more bytes, it returns one more, so that
  /// the caller can detect this.
  public var standardInput: @Sendable (Int) -> [UInt8] = { _ in [] }

  /// Creates a request to preview the inputs at some paths.
  public init(_ inputs: [String]) { self.inputs = inputs }

  /// The default number of pixels per point in a PNG, the same as on most screens.
  static let defaultScale = 2.0
  /// The possible numbers of pixels per point in a PNG.
  static let scales = 1.0...3
  /// The possible widths of lines for a terminal, in characters.
  private static let columnCounts = 20...10_000

  /// Reads the inputs, makes the preview and writes the output file. Without an output file, the preview is
  /// in the result. Writes nothing to standard output or standard error itself. If there are errors, there is
  /// no preview, and the report has the errors and maybe the warnings found before them.
  public func run() -> PreviewResult {
    var result = PreviewResult()
    do throws(PreviewError) {
      try checkPaths()
      if let site { return try writeSite(to: site) }
      if against != nil { throw .usage("--against is for --site") }
      let format = chosenFormat
      try checkOptions(for: format)
      let raster = format.isRaster ? raster : nil
      let measurer: any TextMeasurer = raster?.textMeasurer ?? SansSerifTextMeasurer()
      let (page, report) = try page(measurer: measurer)
      result.report = report
      let input = inputs.count == 1 ? displayName(inputs[0]) : nil
      if let raster {
        let picture = try writeRaster(page, as: format, raster, measurer)
        result.output = picture.output
        result.report += picture.report
        result.report += page.requestedFonts.substitutionReport(raster, of: input)
        result.report += picture.missingCharacters.missingCharactersReport(of: input)
      } else {
        let bytes = try text(of: page, as: format)
        if let output = outputFile {
          do throws(FileError) { try output.write(bytes) } catch { throw .writing(error) }
        } else {
          result.output = bytes
        }
      }
    } catch {
      result.report += error.report
      result.exitCode = error.exitCode
    }
    return result
  }

  /// The output file; nil for standard output, also for the path `-`.
  var outputFile: PreviewOutput? {
    guard let output, output != PreviewInput.standardInput else { return nil }
    return PreviewOutput(path: output)
  }

  // MARK: Formats

  /// The format of the request, else the one of the output's file name, else HTML. Without an output file,
  /// the format is lines if standard output is a terminal, else HTML.
  var chosenFormat: PreviewFormat {
    if let format { return format }
    guard let output = outputFile else { return console.showsOutput ? .terminal : .html }
    return PreviewFormat(forFileAt: output.path) ?? .html
  }

  /// Returns a page as HTML, SVG or lines for a terminal, in UTF-8 with exactly one line break at the end.
  /// - Throws: a usage error for PNG and PDF.
  private func text(of page: any PreviewPage, as format: PreviewFormat) throws(PreviewError) -> [UInt8] {
    switch format {
    case .html: return Self.bytesWithFinalLineBreak(page.html())
    case .svg: return Self.bytesWithFinalLineBreak(page.svg(width: width))
    case .terminal:
      return Self.bytesWithFinalLineBreak(
        page.terminal(columns: columns ?? console.defaultColumns, colors: colors))
    case .png, .pdf: throw Self.unsupportedFormat(format)
    }
  }

  /// Returns a text in UTF-8 with exactly one line break at its end, whether it has none or several.
  private static func bytesWithFinalLineBreak(_ text: String) -> [UInt8] {
    // Bytes are changed in place, where every other text of a large page would be a copy of it.
    var bytes = Array(text.utf8)
    while bytes.last == UInt8(ascii: "\n") || bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }

  /// Returns the usage error for a format that needs a renderer.
  private static func unsupportedFormat(_ format: PreviewFormat) -> PreviewError {
    .usage("this program cannot write \(format.rawValue.uppercased()); use --format svg for a picture")
  }

  /// Returns the path of an input as it is; `<stdin>` for standard input.
  func displayName(_ input: String) -> String {
    input == PreviewInput.standardInput ? "<stdin>" : input
  }

  /// The colors of lines for a terminal. With `auto`, these are the colors of standard output, and an output
  /// file has none.
  private var colors: TerminalColors {
    switch color {
    case .always: .trueColor
    case .never: .none
    case .auto: outputFile == nil ? console.colors : .none
    }
  }

  // MARK: Wrong usage

  /// Throws a usage error in one of these cases:
  ///
  /// - There are no inputs, or not two inputs to compare.
  /// - Standard input is used twice, counting the guide of the tokens.
  /// - The output has an empty path, is the same file as an input, or has an unknown extension while the
  ///   request has no format.
  private func checkPaths() throws(PreviewError) {
    guard !inputs.isEmpty else { throw .usage("name a guide (tokens.yaml), a theme, a storyboard or a xib") }
    if comparesInputs, inputs.count != 2 {
      throw .usage("--diff compares two inputs, the older one first, and not \(inputs.count)")
    }
    let all = inputs + [tokens, uses].compactMap { $0 }
    if all.count(where: { $0 == PreviewInput.standardInput }) > 1 {
      throw .usage("standard input can be read only once")
    }
    if output?.isEmpty == true { throw .usage("--output needs the name of a file") }
    if let output = outputFile, let same = all.first(where: { output.isSameFile(as: $0) }) {
      throw .usage("--output \(output.path.printable) would overwrite the input \(same.printable)")
    }
    if format == nil, let output = outputFile, PreviewFormat(forFileAt: output.path) == nil,
      output.hasFileExtension
    {
      throw .usage(
        "--output \(output.path.printable): previews are written as .html, .svg, .png, .pdf or .txt; for "
          + "another ending add --format"
      )
    }
  }

  /// Throws a usage error in one of these cases:
  ///
  /// - The width, the scale, the paper, the columns or the uses do not apply to the format, or are out of range.
  /// - The format is PNG or PDF, and the program has no renderer.
  /// - The format is PNG or PDF, and the bytes would go to a terminal.
  func checkOptions(for format: PreviewFormat) throws(PreviewError) {
    if let width {
      guard format.isPicture else {
        throw .usage("--width is for pictures; add --format svg, --format png or --format pdf")
      }
      guard Length.pictureWidths.contains(width) else {
        throw .usage("--width is a number from 240 to 10000")
      }
    }
    if let scale {
      guard format == .png else { throw .usage("--scale is for pictures in pixels; add --format png") }
      guard Self.scales.contains(scale) else { throw .usage("--scale is a number from 1 to 3") }
    }
    if uses != nil, format != .html { throw .usage("--uses is for the page of a guide; add --format html") }
    if paper != nil, format != .pdf { throw .usage("--paper is for documents of pages; add --format pdf") }
    if format.isRaster { try checkRaster(format) }
    if let columns {
      guard format == .terminal else { throw .usage("--columns is for terminals; add --format terminal") }
      guard Self.columnCounts.contains(columns) else {
        throw .usage("--columns is a number from 20 to 10000")
      }
    }
  }

  /// Throws a usage error if the program has no renderer for a PNG or PDF, or if its bytes would go to a
  /// terminal.
  /// - Parameter format: PNG or PDF.
  private func checkRaster(_ format: PreviewFormat) throws(PreviewError) {
    let name = format.rawValue
    guard raster != nil else { throw Self.unsupportedFormat(format) }
    guard outputFile != nil || !console.showsOutput else {
      throw .usage(
        "a terminal shows no \(name.uppercased()); name a file with --output preview.\(name), or send it into a pipe"
      )
    }
  }
}
