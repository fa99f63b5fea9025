import KansoDiagnostics
import KansoLayout
import KansoRendering
import KansoTheme

/// A request to `kanso preview`.
public struct PreviewRequest: Sendable {
  /// The paths of the inputs: one guide or theme, or storyboards and xibs; `-` for standard input.
  public var inputs: [String]
  /// True if two inputs are compared, the older one first.
  public var comparesInputs = false
  /// The format. Nil selects the format of the output's file name. Without an output, nil selects lines on a terminal
  /// and a page elsewhere.
  public var format: PreviewFormat?
  /// The path of the output file; nil for standard output.
  public var output: String?
  /// The path of a guide or a theme whose tokens are matched with documents; nil for no matching.
  public var tokens: String?
  /// The width of a picture, in points, from 240 to 10,000; nil selects the width that suits the content.
  public var width: Length?
  /// The number of pixels per point in a PNG, from 1 to 3. Nil selects 2, or less if the picture would have too many
  /// pixels.
  public var scale: Double?
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

  /// The default width of a picture, in points. It is the width of a tablet, which pages of documentation show
  /// completely.
  static let usualWidth: Length = 834
  /// The default number of pixels per point in a PNG, the same as on most screens.
  static let usualScale = 2.0
  static let scales = 1.0...3
  private static let columnCounts = 20...10_000

  /// Reads the inputs, makes the preview and writes the output file, if there is one. Writes nothing if there are
  /// errors.
  public func answer() -> PreviewAnswer {
    var answer = PreviewAnswer()
    do throws(PreviewError) {
      try check()
      let format = chosenFormat
      try check(format)
      let raster = format.isRaster ? raster : nil
      let measurer: any TextMeasurer = raster.map { RasterTextMeasurer($0) } ?? SansSerifTextMeasurer()
      let (page, report) = try page(measurer: measurer)
      answer.report = report
      let input = inputs.count == 1 ? shownName(inputs[0]) : nil
      let bytes: [UInt8]
      if let raster {
        let picture = try rasterPicture(of: page, as: format, raster, measurer)
        bytes = picture.bytes
        answer.report += page.shownFonts.report(raster, of: input)
        answer.report += raster.missingCharacters(in: picture.drawing).report(of: input)
      } else {
        bytes = try text(of: page, as: format)
      }
      if let output = outputFile {
        do throws(FileError) { try output.write(bytes) } catch { throw .writing(error) }
      } else {
        answer.output = bytes
      }
    } catch {
      answer.report += error.report
      answer.exitCode = error.exitCode
    }
    return answer
  }

  var outputFile: PreviewOutput? {
    guard let output, output != PreviewInput.standardInput else { return nil }
    return PreviewOutput(path: output)
  }

  // MARK: Formats

  var chosenFormat: PreviewFormat {
    if let format { return format }
    guard let output = outputFile else { return console.showsOutput ? .terminal : .html }
    return PreviewFormat(forFileAt: output.path) ?? .html
  }

  private func text(of page: any PreviewPage, as format: PreviewFormat) throws(PreviewError) -> [UInt8] {
    switch format {
    case .html: return Self.lines(page.html())
    case .svg: return Self.lines(page.svg(width: width))
    case .terminal:
      return Self.lines(page.terminal(columns: columns ?? console.usualColumns, colors: colors))
    case .png, .pdf: throw Self.isWithoutRaster(format)
    }
  }

  /// Returns a text that ends with exactly one line break.
  private static func lines(_ text: String) -> [UInt8] {
    // Bytes are changed in place, where every other text of a large page would be a copy of it.
    var bytes = Array(text.utf8)
    while bytes.last == UInt8(ascii: "\n") || bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }

  private static func isWithoutRaster(_ format: PreviewFormat) -> PreviewError {
    .usage("this program makes no \(format.rawValue.uppercased()); --format svg is a picture, too")
  }

  private func shownName(_ input: String) -> String {
    input == PreviewInput.standardInput ? "<stdin>" : input
  }

  private var colors: TerminalColors {
    switch color {
    case .always: .trueColor
    case .never: .none
    case .auto: outputFile == nil ? console.colors : .none
    }
  }

  // MARK: Wrong usage

  private func check() throws(PreviewError) {
    guard !inputs.isEmpty else { throw .usage("name a guide (tokens.yaml), a theme, a storyboard or a xib") }
    if comparesInputs, inputs.count != 2 {
      throw .usage("--diff compares two inputs, the older one first, and not \(inputs.count)")
    }
    let all = inputs + [tokens].compactMap { $0 }
    if all.count(where: { $0 == PreviewInput.standardInput }) > 1 {
      throw .usage("standard input can be read only once")
    }
    if output?.isEmpty == true { throw .usage("--output needs the name of a file") }
    if let output = outputFile, let same = all.first(where: { output.isSame(as: $0) }) {
      throw .usage("--output \(output.path.printable) would overwrite the input \(same.printable)")
    }
    if format == nil, let output = outputFile, PreviewFormat(forFileAt: output.path) == nil, output.hasEnding
    {
      throw .usage(
        "--output \(output.path.printable): previews are written as .html, .svg, .png, .pdf or .txt; for another ending add --format"
      )
    }
  }

  private func check(_ format: PreviewFormat) throws(PreviewError) {
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
    if format.isRaster { try checkRaster(format) }
    if let columns {
      guard format == .terminal else { throw .usage("--columns is for terminals; add --format terminal") }
      guard Self.columnCounts.contains(columns) else {
        throw .usage("--columns is a number from 20 to 10000")
      }
    }
  }

  private func checkRaster(_ format: PreviewFormat) throws(PreviewError) {
    let name = format.rawValue
    guard raster != nil else { throw Self.isWithoutRaster(format) }
    guard outputFile != nil || !console.showsOutput else {
      throw .usage(
        "a terminal shows no \(name.uppercased()); name a file with --output preview.\(name), or send it into a pipe"
      )
    }
  }
}
