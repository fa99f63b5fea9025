import KansoFormatting
import KansoGuide
import KansoSystem
import KansoTheme

extension PreviewRequest {
  /// Writes the site of a guide to a folder. The output of the result is a line with the number of pages, the report
  /// has the problems of the guide.
  /// - Throws: a usage error for documents and for standard input, or an error if an input cannot be read or has
  ///   errors, if there is no such revision, or if writing fails.
  func writeSite(to folder: String) throws(PreviewError) -> PreviewResult {
    guard !comparesInputs, format == nil || format == .html, output == nil else {
      throw .usage(
        "--site writes the pages of one guide to a folder; it cannot be combined with --diff, --output and "
          + "other formats than html")
    }
    try checkOptions(for: .html)
    guard !folder.isEmpty else { throw .usage("--site needs the name of a folder") }
    guard !inputs.contains(PreviewInput.standardInput) else {
      throw .usage("--site needs a guide that is a file")
    }
    var layers: [PreviewInput] = []
    for path in inputs { layers.append(try PreviewInput(path, standardInput: standardInput)) }
    guard layers.allSatisfy(\.kind.isTheme), tokens == nil else { throw .usage("--site is only for guides") }
    let isColored = console.colorsReports
    let (theme, problems) = try PreviewInput.theme(of: layers, contexts: contexts, inColor: isColored)
    let guide = GuidePreview(theme, naming: PreviewInput.naming(of: layers), uses: try tokenUses())
    let (changes, version, note) = try changes(of: layers, to: theme)
    let files = GuideSite.files(of: guide, changes: changes, since: version)
    try SiteFolder(path: folder).write(files)
    let count = files.count == 1 ? "1 page" : "\(files.count) pages"
    var result = PreviewResult()
    result.report = problems + note
    result.output = Array("Wrote \(count) to \(folder.printable), the first is index.html\n".utf8)
    return result
  }

  /// Returns the differences to the revision of `--against`, or to the last tag, with the name of the revision. If the
  /// guide is that of the last tag, they are those to the tag before it. Without a tag there are none, and a note says
  /// why.
  private func changes(of layers: [PreviewInput], to theme: Theme) throws(PreviewError) -> (
    changes: GuideDifferencePage?, version: String, note: String
  ) {
    let path = inputs.last ?? ""
    let name: String
    var before: String?
    if let against {
      name = against
    } else if let tag = GitRevision.lastTag(ofFileAt: path) {
      (name, before) = tag
    } else {
      return (nil, "", "\(path.printable): note: no page of changes, because its repository has no tag\n")
    }
    do throws(PreviewError) {
      var page = try changes(of: layers, to: theme, since: name)
      if let earlier = before, page.isEmpty {
        page = try changes(of: layers, to: theme, since: earlier)
        return (page, earlier, "")
      }
      return (page, name, "")
    } catch {
      // A revision that was not named may lack the guide, or have an older language.
      guard against == nil else { throw error }
      return (
        nil, "",
        "\(path.printable): note: no page of changes, because it cannot be read at the tag \(name.printable)\n"
      )
    }
  }

  /// Returns the differences between the guide of a revision and a theme.
  private func changes(
    of layers: [PreviewInput], to theme: Theme, since name: String
  ) throws(PreviewError) -> GuideDifferencePage {
    let (revision, old): (GitRevision, [PreviewInput])
    do throws(FileError) {
      revision = try GitRevision(name, ofFileAt: inputs.last ?? "")
      var read: [PreviewInput] = []
      for layer in layers { read.append(try layer.at(revision)) }
      old = read
    } catch {
      throw .reading(error)
    }
    let (former, _) = try PreviewInput.theme(
      of: old, contexts: contexts, inColor: console.colorsReports, including: revision.files)
    return GuideDifferencePage(
      from: former, to: theme, oldName: name, newName: layers.last?.name.displayPath ?? "")
  }
}
