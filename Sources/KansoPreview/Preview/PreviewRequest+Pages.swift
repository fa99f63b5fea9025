import KansoDiagnostics
import KansoLayout
import KansoTheme

extension PreviewRequest {
  /// A page, and the report on its inputs for standard error.
  typealias ReportedPage = (page: any PreviewPage, report: String)

  /// Reads the inputs and makes the requested page.
  /// - Parameter measurer: the text measurer for the layout of scenes.
  /// - Throws: an error if the request is wrong, or if an input cannot be read or has errors.
  func page(measurer: any TextMeasurer = SansSerifTextMeasurer()) throws(PreviewError) -> ReportedPage {
    var inputs: [PreviewInput] = []
    for path in self.inputs { inputs.append(try PreviewInput(path, standardInput: standardInput)) }
    guard let first = inputs.first else { throw .usage("name what is to be shown") }
    if let other = inputs.first(where: { $0.kind.isTheme != first.kind.isTheme }) {
      let hint = comparesInputs || tokens != nil ? "" : "; a guide beside documents is --tokens"
      throw .usage(
        "\(first.name.printable) is \(first.kind.words) and \(other.name.printable) \(other.kind.words); "
          + "guides and documents are shown apart\(hint)")
    }
    return first.kind.isTheme ? try guidePage(inputs) : try documentPage(inputs, measurer)
  }

  private func guidePage(_ inputs: [PreviewInput]) throws(PreviewError) -> ReportedPage {
    if tokens != nil {
      throw .usage("--tokens names the guide whose tokens are looked for in storyboards and xibs")
    }
    guard comparesInputs || inputs.count == 1 else {
      throw .usage("one guide is shown at a time; two are compared with --diff")
    }
    var (themes, report): ([Theme], String) = ([], "")
    for input in inputs {
      let (theme, said) = try input.theme(inColor: console.colorsReports)
      themes.append(theme)
      report += said
    }
    guard comparesInputs else { return (GuidePreview(themes[0]), report) }
    return (Self.difference(themes, inputs), report)
  }

  private func documentPage(_ inputs: [PreviewInput], _ measurer: any TextMeasurer) throws(PreviewError)
    -> ReportedPage
  {
    var (theme, report): (Theme?, String) = (nil, "")
    if let tokens {
      let guide = try PreviewInput(tokens, standardInput: standardInput)
      guard guide.kind.isTheme else {
        throw .usage("--tokens needs a guide or a theme, and \(guide.name.printable) is \(guide.kind.words)")
      }
      (theme, report) = try guide.theme(inColor: console.colorsReports)
    }
    let (page, said) =
      try comparesInputs
      ? Self.difference(inputs, theme, measurer) : Self.documents(inputs, theme, measurer)
    return (page, report + said)
  }

  private static func difference(_ themes: [Theme], _ inputs: [PreviewInput]) -> any PreviewPage {
    GuideDifferencePage(
      from: themes[0], to: themes[1], oldName: inputs[0].name.shownPath,
      newName: inputs[1].name.shownPath)
  }

  private static func documents(_ inputs: [PreviewInput], _ theme: Theme?, _ measurer: any TextMeasurer)
    throws(PreviewError) -> ReportedPage
  {
    let page = DocumentsPreview(inputs.map(\.document), theme: theme, measurer: measurer)
    guard page.isComplete else { throw .findings(page.complaints) }
    return (page, page.complaints)
  }

  private static func difference(_ inputs: [PreviewInput], _ theme: Theme?, _ measurer: any TextMeasurer)
    throws(PreviewError) -> ReportedPage
  {
    let page = DocumentDifferencePage(
      from: inputs[0].document, to: inputs[1].document, theme: theme, measurer: measurer)
    guard page.isComplete else { throw .findings(page.complaints) }
    return (page, page.complaints)
  }
}

extension PreviewInput {
  fileprivate var document: DocumentInput { DocumentInput(path: name, bytes: bytes) }
}

extension PreviewInput.Kind {
  /// The description of the kind for people.
  fileprivate var words: String {
    switch self {
    case .guide: "a guide"
    case .theme: "a theme"
    case .document: "a storyboard or xib"
    }
  }
}
