import KansoRendering

extension PageShell {
  /// The maximum number of modes that are selected with buttons. More modes are in a list.
  private static let maxButtonCount = 5

  /// Writes the search field if the page has a search, the button that shows the content as cards if it can be shown
  /// so, and the mode selection if there are several modes. CSS hides all if the script does not run.
  func writeTools(to page: inout MarkupWriter) {
    guard searched != nil || modes.count > 1 else { return }
    page.markup("<div class=\"tools\" role=\"search\">\n")
    if let searched {
      page.markup("<div class=\"find\"><label for=\"search\" class=\"unseen\">Search ")
      page.text(searched)
      page.markup("</label>\n<input id=\"search\" type=\"search\" autocomplete=\"off\" spellcheck=\"false\"")
      page.attribute("placeholder", "Search \(searched)")
      page.markup("><kbd aria-hidden=\"true\">/</kbd></div>\n")
      page.markup("<p id=\"count\" role=\"status\"></p>\n")
    }
    if hasCards {
      page.markup("<button type=\"button\" id=\"cards\" aria-pressed=\"false\">Cards</button>\n")
    }
    if modes.count > 1 {
      if modes.count > Self.maxButtonCount { writeModeList(to: &page) } else { writeModeButtons(to: &page) }
    }
    page.markup("</div>\n")
  }

  /// Writes a radio button for all modes together, which is selected, and one for each mode. The value of a
  /// button is the index of its mode.
  private func writeModeButtons(to page: inout MarkupWriter) {
    page.markup("<fieldset class=\"modes\"><legend class=\"unseen\">Mode</legend>\n")
    page.markup(
      "<label><input type=\"radio\" name=\"mode\" value=\"\" checked><span>All modes</span></label>\n")
    for (index, mode) in modes.enumerated() {
      page.markup("<label><input type=\"radio\" name=\"mode\"")
      page.attribute("value", String(index))
      page.markup("><span dir=\"auto\">")
      page.text(mode)
      page.markup("</span></label>\n")
    }
    page.markup("</fieldset>\n")
  }

  /// Writes a selection list with all modes together, which is selected, and each mode. The value of an
  /// option is the index of its mode.
  private func writeModeList(to page: inout MarkupWriter) {
    page.markup("<label class=\"modes\"><span class=\"unseen\">Mode</span><select name=\"mode\">\n")
    page.markup("<option value=\"\">All modes</option>\n")
    for (index, mode) in modes.enumerated() {
      page.markup("<option")
      page.attribute("value", String(index))
      page.markup(">")
      page.text(mode)
      page.markup("</option>\n")
    }
    page.markup("</select></label>\n")
  }
}
