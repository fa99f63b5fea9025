import KansoLayout
import KansoTheme

extension AttributedText {
  /// Creates a text from an attributed string. Attributes that layout does not know are dropped.
  ///
  /// The spacing of letters and the height of lines are properties of fonts here: a run with a kern or a line spacing and
  /// without a font has the given one.
  init(_ string: NSAttributedString, font: UIFont) {
    self.init()
    let whole = NSRange(location: 0, length: string.length)
    string.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      let part = string.attributedSubstring(from: range).string
      append(part, Attributes(attributes, font: font))
    }
  }

  /// The text as an attributed string.
  var attributedString: NSAttributedString {
    let string = NSMutableAttributedString(string: "")
    for run in runs {
      string.append(NSAttributedString(string: run.text, attributes: run.attributes.dictionary))
    }
    return string
  }
}

extension AttributedText.Attributes {
  /// Creates attributes from those of an attributed string.
  fileprivate init(_ attributes: [NSAttributedString.Key: Any], font defaultFont: UIFont) {
    let paragraph = attributes[.paragraphStyle] as? NSParagraphStyle
    let kern = attributes[.kern].flatMap(Self.number)
    var font = attributes[.font] as? UIFont
    if kern != nil || paragraph?.changesLineHeight == true {
      var typography = (font ?? defaultFont).resolved()
      if let kern {
        typography.letterSpacing = .points(kern)
        typography.implied.remove(.letterSpacing)
      }
      if let paragraph, paragraph.changesLineHeight {
        typography.lineHeight = paragraph.lineHeight(of: typography)
        typography.implied.remove(.lineHeight)
      }
      font = UIFont(typography)
    }
    let link = attributes[.link]
    self.init(
      font: font, color: attributes[.foregroundColor] as? UIColor,
      link: (link as? URL)?.absoluteString ?? link as? String,
      isUnderlined: attributes[.underlineStyle].flatMap(Self.number).map { $0 != 0 } ?? false,
      alignment: paragraph?.alignment)
  }

  /// Returns the number that a value is; nil for another value.
  private static func number(_ value: Any) -> Double? {
    switch value {
    case let number as Double: number
    case let number as Int: Double(number)
    case let number as Float: Double(number)
    case let number as NSNumber: number.doubleValue
    case let style as NSUnderlineStyle: Double(style.rawValue)
    default: nil
    }
  }

  /// The attributes of an attributed string.
  fileprivate var dictionary: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.font] = font
    attributes[.foregroundColor] = color
    attributes[.link] = link
    if isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if let alignment {
      let style = NSMutableParagraphStyle()
      style.alignment = alignment
      attributes[.paragraphStyle] = style
    }
    return attributes
  }
}

extension NSParagraphStyle {
  /// True if lines have another height than that of their font.
  fileprivate var changesLineHeight: Bool {
    lineSpacing != 0 || [lineHeightMultiple, minimumLineHeight, maximumLineHeight].contains { $0 > 0 }
  }

  /// Returns the height of a line as a multiple of the size of a font.
  fileprivate func lineHeight(of font: Typography) -> Double {
    let multiple = lineHeightMultiple > 0 ? font.lineHeight * lineHeightMultiple : font.lineHeight
    guard font.size > 0 else { return multiple }
    var height = multiple * font.size
    if maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
    return (max(height, minimumLineHeight) + lineSpacing) / font.size
  }
}
