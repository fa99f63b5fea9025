import KansoCanvasLayout
import KansoFormatting
import KansoLayout
import KansoSystem
import KansoTheme
import KansoThemeEncoding

extension PreviewRequest {
  /// A page, and the report on the problems in its inputs for standard error; the report is empty if there
  /// are none.
  typealias ReportedPage = (page: any PreviewPage, report: String)

  /// Reads the inputs and makes the requested page: of one guide, of documents, or of the differences between
  /// two guides or two documents.
  /// - Parameter measurer: the text measurer for the layout of scenes.
  /// - Throws: a usage error if the inputs do not fit together or to the options, or an error if an input
  ///   cannot be read or has errors.
  func page(measurer: any TextMeasurer = SansSerifTextMeasurer()) throws(PreviewError) -> ReportedPage {
    var inputs: [PreviewInput] = []
    for path in self.inputs { inputs.append(try PreviewInput(path, standardInput: standardInput)) }
    guard let first = inputs.first else { throw .usage("name an input") }
    if let other = inputs.first(where: { $0.kind.isTheme != first.kind.isTheme }) {
      let hint = comparesInputs || tokens != nil ? "" : "; a guide beside documents is --tokens"
      throw .usage(
        "\(first.name.printable) is \(first.kind.displayText) and \(other.name.printable) \(other.kind.displayText); "
          + "guides and documents cannot be shown together\(hint)")
    }
    let guide = try tokens.map { path throws(PreviewError) in
      try PreviewInput(path, standardInput: standardInput)
    }
    guard contexts.isEmpty || (inputs + [guide].compactMap { $0 }).contains(where: \.isStandard) else {
      throw .usage("--input is for resolver documents of the design-token standard")
    }
    if uses != nil, !first.kind.isTheme { throw .usage("--uses is only for guides") }
    guard first.kind.isTheme else {
      return try documentPage(inputs, guide, try situation.environment(measurer: measurer))
    }
    guard situation == PreviewSituation(), !showsAllSituations, !showsSegues else {
      throw .usage(
        "--mode, --text-size, --direction, --device, --situations and --segues are only for storyboards and xibs"
      )
    }
    return try guidePage(inputs)
  }

  /// Returns the page of the layers of a guide or of a theme, or of the differences between two inputs.
  /// - Throws: a usage error if there is `--tokens`, or if one of several inputs is a theme and there is no
  ///   `--diff`; or the errors of an input.
  private func guidePage(_ inputs: [PreviewInput]) throws(PreviewError) -> ReportedPage {
    if tokens != nil {
      throw .usage("--tokens is only for storyboards and xibs")
    }
    if uses != nil, comparesInputs { throw .usage("--uses is for the page of one guide") }
    if !comparesInputs {
      guard inputs.count == 1 || inputs.allSatisfy({ $0.kind == .guide }) else {
        throw .usage("only one theme can be shown at a time; use --diff to compare two")
      }
      let (theme, report) = try PreviewInput.theme(
        of: inputs, contexts: contexts, inColor: console.colorsReports)
      return (GuidePreview(theme, naming: PreviewInput.naming(of: inputs), uses: try tokenUses()), report)
    }
    var (themes, report): ([Theme], String) = ([], "")
    for input in inputs {
      let (theme, problems) = try input.theme(contexts: contexts, inColor: console.colorsReports)
      themes.append(theme)
      report += problems
    }
    return (Self.guideDifference(themes, inputs), report)
  }

  /// Returns the uses of tokens in sources; nil without `--uses`.
  /// - Throws: an error if the file cannot be read or has no uses.
  func tokenUses() throws(PreviewError) -> TokenUses? {
    guard let uses else { return nil }
    let bytes: [UInt8]
    if uses == PreviewInput.standardInput {
      bytes = standardInput(TokenUseEntry.maxFileSize)
    } else {
      do throws(FileError) { bytes = try InputFile.read(uses, limit: TokenUseEntry.maxFileSize) } catch {
        throw .reading(error)
      }
    }
    guard let all = TokenUseEntry.entries(in: bytes) else {
      throw .usage(
        "\(displayName(uses).printable) has no uses of tokens; write it with `kanso lint Sources --format json --uses`"
      )
    }
    return TokenUses(all)
  }

  /// Returns the page of documents, or of the differences between two, with matches of the tokens of a guide. The
  /// report on the guide precedes the report on the documents.
  /// - Throws: a usage error if the input at `--tokens` is a document, or an error if an input cannot be read
  ///   or has errors.
  private func documentPage(
    _ inputs: [PreviewInput], _ guide: PreviewInput?, _ environment: CanvasEnvironment
  ) throws(PreviewError) -> ReportedPage {
    var (theme, report): (Theme?, String) = (nil, "")
    if let guide {
      guard guide.kind.isTheme else {
        throw .usage(
          "--tokens needs a guide or a theme, and \(guide.name.printable) is \(guide.kind.displayText)")
      }
      (theme, report) = try guide.theme(contexts: contexts, inColor: console.colorsReports)
    }
    guard !(comparesInputs && (showsAllSituations || showsSegues)), !(showsAllSituations && showsSegues)
    else {
      throw .usage("choose one of --diff, --situations and --segues")
    }
    let (page, problems) =
      try comparesInputs
      ? Self.documentDifference(inputs, theme, environment)
      : documentsPreview(inputs, theme, environment)
    return (page, report + problems)
  }

  /// Returns the page that compares the first theme with the second one. Both arrays have two elements in the
  /// same order.
  private static func guideDifference(_ themes: [Theme], _ inputs: [PreviewInput]) -> any PreviewPage {
    GuideDifferencePage(
      from: themes[0], to: themes[1], oldName: inputs[0].name.displayPath,
      newName: inputs[1].name.displayPath)
  }

  /// Returns the page of all documents.
  /// - Throws: an error with the report on all if one of them cannot be read or has no scenes.
  private func documentsPreview(
    _ inputs: [PreviewInput], _ theme: Theme?, _ environment: CanvasEnvironment
  )
    throws(PreviewError) -> ReportedPage
  {
    let selection: SceneSelection = showsSegues ? .segues : showsAllSituations ? .situations : .scenes
    let page = DocumentsPreview(
      inputs.map(\.document), theme: theme, environment: environment, showing: selection)
    guard page.isComplete else { throw .findings(page.problemReport) }
    return (page, page.problemReport)
  }

  /// Returns the page that compares the first document with the second one.
  /// - Throws: an error with the report on both if one of them cannot be read.
  private static func documentDifference(
    _ inputs: [PreviewInput], _ theme: Theme?, _ environment: CanvasEnvironment
  )
    throws(PreviewError) -> ReportedPage
  {
    let page = DocumentDifferencePage(
      from: inputs[0].document, to: inputs[1].document, theme: theme, environment: environment)
    guard page.isComplete else { throw .findings(page.problemReport) }
    return (page, page.problemReport)
  }
}

extension PreviewInput {
  /// The bytes as a document, whatever the kind.
  fileprivate var document: DocumentInput {
    var input = DocumentInput(path: name, bytes: bytes)
    input.readsAssets = name != Self.standardInputName
    return input
  }
}

extension PreviewInput.Kind {
  /// The description of the kind for people.
  fileprivate var displayText: String {
    switch self {
    case .guide: "a guide"
    case .theme: "a theme"
    case .document: "a storyboard or xib"
    }
  }
}
