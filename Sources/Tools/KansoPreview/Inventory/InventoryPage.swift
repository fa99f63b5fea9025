import KansoRendering
import KansoTheme

/// The page of an inventory: the guide that was made of an app, with the uses of its tokens, and before it the files
/// that pay most, the lengths and the near-duplicates.
package enum InventoryPage {
  /// Returns the page as one HTML file.
  ///
  /// - Parameter theme: the guide.
  package static func html(_ theme: Theme, _ report: InventoryReport) -> String {
    GuidePage.html(
      GuideModel(theme, listsContrasts: false),
      additions: PageAdditions(
        title: report.title, kind: "Inventory",
        facts: report.facts.map { PageShell.Fact(label: $0.label, text: $0.text) },
        sections: sections(of: report), remarks: report.uses, styles: [InventoryStyle.rules]))
  }

  private static func sections(of report: InventoryReport) -> [PageAdditions.Section] {
    var sections: [PageAdditions.Section] = []
    if !report.files.isEmpty {
      sections.append(
        PageAdditions.Section("Files that pay most") { page in
          page.markup("<p class=\"lead\">The files with the most literals that tokens would replace.</p>\n")
          write(report.files, isWide: true, to: &page)
        })
    }
    if !report.lengths.isEmpty {
      sections.append(
        PageAdditions.Section("Lengths") { page in
          page.markup(
            "<p class=\"lead\">Paddings, sizes and radii in points, with the number of their uses.</p>\n")
          write(report.lengths, isWide: false, to: &page)
        })
    }
    if !report.nearDuplicates.isEmpty {
      sections.append(PageAdditions.Section("Near-duplicates") { write(report.nearDuplicates, to: &$0) })
    }
    return sections
  }

  /// Writes counts as rows with bars.
  ///
  /// - Parameter isWide: true if the texts are long.
  private static func write(_ counts: [InventoryReport.Count], isWide: Bool, to page: inout MarkupWriter) {
    let largest = counts.map(\.count).max() ?? 1
    if isWide { page.markup("<ol class=\"bars wide\">\n") } else { page.markup("<ol class=\"bars\">\n") }
    for count in counts {
      page.markup("<li><code dir=\"auto\">")
      page.text(count.text)
      page.markup("</code><span class=\"bar\" aria-hidden=\"true\"><span style=\"width:")
      page.text(String(max(1, count.count * 100 / max(largest, 1))))
      page.markup("%\"></span></span><span class=\"uses\">")
      page.text(String(count.count))
      page.markup("</span></li>\n")
    }
    page.markup("</ol>\n")
  }

  private static func write(_ duplicates: [InventoryReport.NearDuplicate], to page: inout MarkupWriter) {
    page.markup("<ul class=\"pairs\">\n")
    for duplicate in duplicates {
      page.markup("<li><span class=\"label\">")
      page.text(duplicate.kind)
      page.markup("</span>")
      write(duplicate.value, to: &page)
      page.markup("<span class=\"remark\">")
      page.text(duplicate.distance)
      page.markup("</span>")
      write(duplicate.other, to: &page)
      page.markup("</li>\n")
    }
    page.markup("</ul>\n")
  }

  private static func write(_ value: InventoryReport.NearDuplicate.Value, to page: inout MarkupWriter) {
    page.markup("<span class=\"pair\">")
    if let color = value.color {
      page.markup("<span class=\"chip\" aria-hidden=\"true\" style=\"background:")
      page.text(color.mapped(toGamutOf: .srgb).formattedForCSS)
      page.markup("\"></span>")
    }
    page.markup("<code dir=\"auto\">")
    page.text(value.text)
    page.markup("</code> <span class=\"uses\">")
    page.text(value.useCount == 1 ? "1 use" : "\(value.useCount) uses")
    page.markup("</span></span>")
  }
}
