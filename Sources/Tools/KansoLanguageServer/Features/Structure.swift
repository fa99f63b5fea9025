import KansoDiagnostics
import KansoFormatting
import KansoGuide
import KansoSystem
import KansoYAML

extension Feature {
  /// The ranges around places, from a value outward to its group and its section.
  static let selectionRanges = Feature("textDocument/selectionRange") { question in
    guard !question.isSource else { return nil }
    let root = YAMLDocument(question.file).root
    let positions = question.parameters["positions"]?.elements ?? []
    let ranges = positions.prefix(maxPositionCount).compactMap { TextPosition($0) }.map { position in
      let offset = question.client.encoding.offset(of: position, in: question.file)
      // A comment may be around the document.
      var ranges =
        root?.ranges(around: offset).filter { $0.lowerBound <= offset && offset <= $0.upperBound } ?? []
      if ranges.isEmpty { ranges = [offset..<offset] }
      return ranges
    }
    return { json in
      json.writeArray(of: ranges) { json, ranges in write(ranges[...], question, to: &json) }
    }
  }

  private static let maxPositionCount = 1_000

  /// Writes ranges, the outermost first, as the protocol nests them: the innermost one outside.
  private static func write(_ ranges: ArraySlice<Range<Int>>, _ question: Question, to json: inout JSONWriter)
  {
    guard let last = ranges.last else { return json.writeNull() }
    json.writeObject { json in
      json.writeKey("range")
      question.write(last, to: &json)
      guard ranges.count > 1 else { return }
      json.writeKey("parent")
      write(ranges.dropLast(), question, to: &json)
    }
  }

  /// The paths of other guides in a guide, as links.
  static let documentLinks = Feature("textDocument/documentLink") { question in
    guard question.document.kind == .guide else { return nil }
    let folder = FilePath.folderAndName(of: question.file.path).folder
    let links =
      YAMLDocument(question.file).root?.mapping?.entries.filter {
        GuideKeys.ofLinks.contains($0.key.value)
      }.flatMap { $0.value.texts } ?? []
    return { json in
      json.writeArray(of: links) { json, link in
        let path = link.text.hasPrefix("/") ? link.text : folder + link.text
        json.writeObject { json in
          json.writeKey("range")
          question.write(link.range, to: &json)
          json.write(question.workspace.addresses.uri(ofPath: path), "target")
        }
      }
    }
  }
}

extension YAMLNode {
  /// Returns the ranges of the nodes and entries around an offset, the outermost first, each once.
  fileprivate func ranges(around offset: Int) -> [Range<Int>] {
    var found = [range.offsets]
    switch content {
    case .scalar: break
    case .sequence(let elements):
      if let inner = elements.first(where: { $0.range.touches(offset) }) {
        found += inner.ranges(around: offset)
      }
    case .mapping(let mapping):
      for entry in mapping.entries where entry.isWritten(in: self) {
        let whole = entry.key.range.lowerBound..<max(entry.value.range.upperBound, entry.key.range.upperBound)
        guard whole.lowerBound <= offset, offset <= whole.upperBound else { continue }
        found.append(whole)
        if offset <= entry.key.range.upperBound {
          found.append(entry.key.range.offsets)
        } else if entry.value.range.touches(offset) {
          found += entry.value.ranges(around: offset)
        }
        break
      }
    }
    return found.enumerated().filter { $0.offset == 0 || found[$0.offset - 1] != $0.element }.map(\.element)
  }

  /// The texts in a scalar or a list, with their ranges.
  fileprivate var texts: [(text: String, range: Range<Int>)] {
    switch content {
    case .scalar(let scalar): isNull ? [] : [(scalar.text, range.offsets)]
    case .sequence(let elements): elements.flatMap(\.texts)
    case .mapping: []
    }
  }
}
