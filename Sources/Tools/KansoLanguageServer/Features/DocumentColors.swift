import KansoDiagnostics
import KansoFormatting
import KansoGuide
import KansoTheme
import KansoThemeEncoding

extension Feature {
  /// The literal colors of a document.
  static let documentColors = Feature("textDocument/documentColor") { question in
    let colors = DocumentColors(question).all
    return { json in
      json.writeArray(of: colors) { json, color in
        json.writeObject { json in
          json.writeKey("range")
          question.write(color.range, to: &json)
          json.writeKey("color")
          DocumentColors.write(color.value, to: &json)
        }
      }
    }
  }

  /// The texts for a color of the picker.
  static let colorPresentations = Feature("textDocument/colorPresentation") { question in
    // Colors of the standard are objects, which a text cannot replace.
    guard let range = question.range, question.isYAML else { return { $0.writeArray { _ in } } }
    let texts = DocumentColors(question).presentations(of: question.parameters["color"], replacing: range)
    return { json in
      json.writeArray(of: texts) { json, text in json.writeObject { $0.write(text, "label") } }
    }
  }
}

/// The colors that are written in a document.
///
/// The protocol knows three components without a space. For a color in sRGB they are those of sRGB. For one outside of it they
/// are those of Display P3, as they are, so that the picker cannot lose it.
struct DocumentColors {
  private let question: Question

  init(_ question: Question) { self.question = question }

  /// The literal colors, in the order of the guide.
  var all: [(range: Range<Int>, value: ColorValue)] {
    guard !question.isSource else { return [] }
    let path = question.path
    return (question.guide?.compiled.guide?.tokens ?? []).flatMap { token in
      token.values.compactMap { value in
        // An alias of YAML has the place of its anchor, whose text is more than a color.
        guard value.range.file.path == path, !TokenActions.hasProperties(value.range),
          case .literal(.color(let color)) = value.expression
        else {
          return nil
        }
        return (value.range.offsets, color)
      }
    }
  }

  /// Returns the space of the components that stand for a color.
  private static func space(of color: ColorValue) -> ColorSpace {
    color.isOfSRGB ? .srgb : .displayP3
  }

  static func write(_ color: ColorValue, to json: inout JSONWriter) {
    let color = color.outputColor(inGamutOf: space(of: color))
    json.writeObject { json in
      let names: [StaticString] = ["red", "green", "blue"]
      for (name, component) in zip(names, color.components) {
        json.writeKey(name)
        json.writeNumber(min(max(component ?? 0, 0), 1))
      }
      json.writeKey("alpha")
      json.writeNumber(color.alpha ?? 0)
    }
  }

  /// Returns the texts for a color of the picker, the one in the notation of the old text first.
  ///
  /// - Parameters:
  ///   - components: the components of the color, as the client sends them.
  ///   - range: the text that is replaced.
  func presentations(of components: JSONNode?, replacing range: Range<Int>) -> [String] {
    func component(_ name: String) -> Double {
      guard case .number(let number)? = components?[name]?.content else { return 0 }
      return min(max(number, 0), 1)
    }
    let old = question.file.text(in: range)
    let former = all.first { $0.range == range }?.value
    let space = former.map(Self.space) ?? .srgb
    let color = ColorValue(
      space, component("red"), component("green"), component("blue"), alpha: component("alpha"))
    return ColorNotation.texts(of: color, like: old)
  }
}
