import KansoDiagnostics
import KansoLayout
import KansoRendering
import KansoTheme

/// What `kanso preview` is asked for.
public struct PreviewRequest: Sendable {
  /// The paths of what is shown: one guide or theme, or storyboards and xibs; `-` for standard input.
  public var inputs: [String]
  /// Whether two inputs are compared, the older one first.
  public var comparesInputs = false
  /// The format; without one, that of the output's name, else lines on a terminal, and a page elsewhere.
  public var format: PreviewFormat?
  /// The path of the file that is written; without one it goes to standard output.
  public var output: String?
  /// The path of a guide or a theme whose tokens are looked for in documents.
  public var tokens: String?
  /// The width of a picture, in points, from 240 to 10,000; without it the one that suits what is shown.
  public var width: Length?
  /// How many pixels of a PNG a point is, from 1 to 3; without it 2, or fewer where there would be too many pixels.
  public var scale: Double?
  /// What makes PNG and PDF; without it there are none.
  public var raster: (any PreviewRaster)?
  /// How many characters wide lines for a terminal are, from 20 to 10,000.
  public var columns: Int?
  /// When lines for a terminal are in color.
  public var color = PreviewColorChoice.auto
  /// Where the command runs.
  public var console = PreviewConsole()
  /// Reads standard input up to so many bytes, and one more where there are more.
  public var standardInput: @Sendable (Int) -> [UInt8] = { _ in [] }

  /// Shows what is at some paths.
  public init(_ inputs: [String]) { self.inputs = inputs }

  /// The width of a picture where nobody says one, in points: that of a tablet, which pages of documentation show whole.
  static let usualWidth: Length = 834
  /// How many pixels a point of a PNG is where nobody says: as many as on most screens.
  static let usualScale = 2.0
  static let scales = 1.0...3
  private static let columnCounts = 20...10_000

  /// Reads the inputs, makes the preview and writes the file, if one is wanted. Nothing is written where there are errors.
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

  /// A text that ends with one line break.
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
