import KansoInterfaceBuilder

extension InterfaceView {
  /// The first text that the view or a view in it has, in depth-first order; nil if there is none. Hidden
  /// views count.
  var firstText: String? {
    var next = [self]
    while let view = next.popLast() {
      if let text = view.ownTexts.first?.text { return text }
      next += view.childViews.reversed()
    }
    return nil
  }

  /// The view's own texts, plain and attributed, with their keys: texts, titles, placeholders and prompts,
  /// and the titles of button states, segments, the button configuration and sections. Empty texts are
  /// omitted.
  package var ownTexts: [(key: String, text: String)] {
    var texts: [(key: String, text: String)] = []
    for key in ["text", "title", "placeholder", "prompt"] {
      if case .text(let text)? = values[key] {
        texts.append((key, text.value))
      } else if let text = properties[key]?.value {
        texts.append((key, text))
      }
    }
    for key in ["attributedText", "attributedPlaceholder"] {
      if case .attributedText(let runs)? = values[key] { texts.append((key, runs.map(\.text).joined())) }
    }
    for (state, record) in states {
      let name = state + " title"
      if let title = record.text("title") { texts.append((name, title)) }
      if case .attributedText(let runs)? = record.values["attributedTitle"] {
        texts.append((name, runs.map(\.text).joined()))
      }
    }
    for (index, segment) in items.records(named: "segment").enumerated() {
      if let title = segment.text("title") { texts.append(("title of segment \(index + 1)", title)) }
    }
    if case .record(let configuration)? = values["configuration"], let title = configuration.text("title") {
      texts.append(("title", title))
    }
    for (index, section) in sections.enumerated() {
      for key in ["headerTitle", "footerTitle"] {
        if let title = section.properties[key]?.value {
          texts.append(("\(key) of section \(index + 1)", title))
        }
      }
    }
    return texts.filter { !$0.text.isEmpty }
  }
}
