/// Returns a random text of words, spaces, newlines and characters of several scalars.
public func randomText(_ length: Int, using generator: inout SeededGenerator) -> String {
  let pieces = ["a", "b", "c", " ", " ", "\n", "\r\n", "é", "e\u{301}", "簡", "👨‍👩‍👧", "🇨🇭", "\u{2028}", "-"]
  return (0..<length).map { _ in pieces.randomElement(using: &generator)! }.joined()
}
