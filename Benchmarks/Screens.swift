import Foundation

/// Writes the sources of a fictional app. Each screen has a view in code with a few style literals, and a model, a
/// service and a test without style literals.
func writeApp(screens: Int, to folder: URL) throws {
  for index in 0..<screens {
    let module = folder.appendingPathComponent("Feature\(index / 20)")
    try FileManager.default.createDirectory(at: module, withIntermediateDirectories: true)
    let files = [
      "Screen\(index).swift": view(index), "Model\(index).swift": model(index),
      "Service\(index).swift": service(index), "Screen\(index)Tests.swift": test(index),
    ]
    for (name, text) in files {
      try text.write(to: module.appendingPathComponent(name), atomically: false, encoding: .utf8)
    }
  }
}

private func view(_ index: Int) -> String {
  let rows = (0..<6).map { row in
    let font = row == 0 ? ".systemFont(ofSize: \(12 + index % 9), weight: .medium)" : "Fonts.Text0.style2"
    let color =
      row == 1
      ? "UIColor(red: \(index % 200) / 255, green: 66 / 255, blue: 81 / 255, alpha: 1)"
      : "Colors.Palette0.step3"
    let distance = row < 2 ? "\(8 + index % 3 * 4)" : "Padding.Space0.step8"
    return """
          let label\(row) = UILabel()
          label\(row).text = NSLocalizedString("screen\(index).row\(row)", comment: "A row of the screen")
          label\(row).font = \(font)
          label\(row).textColor = \(color)
          view.addSubview(label\(row))
          NSLayoutConstraint.activate([
            label\(row).leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: \(distance)),
            label\(row).trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor, \
      constant: -Padding.Space0.step8),
            label\(row).topAnchor.constraint(equalTo: view.topAnchor, constant: CGFloat(\(row)) * rowHeight),
          ])

      """
  }
  return """
    import UIKit

    // Screen \(index) of the benchmark.
    final class Screen\(index)ViewController: UIViewController {
      private let model: Model\(index)
      private let rowHeight: CGFloat = 44

      init(model: Model\(index)) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
      }

      required init?(coder: NSCoder) { fatalError("made in code") }

      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Colors.Palette0.step1
    \(rows.joined())  }

      @objc private func refresh(_ sender: UIRefreshControl) {
        Task { [weak self] in
          guard let self else { return }
          do {
            try await model.load()
            sender.endRefreshing()
          } catch {
            present(UIAlertController(title: "Error", message: "\\(error)", preferredStyle: .alert), animated: true)
          }
        }
      }
    }

    """
}

private func model(_ index: Int) -> String {
  let fields = (0..<8).map { "  var field\($0): String?\n" }.joined()
  let keys = (0..<8).map { "    case field\($0) = \"field_\($0)\"\n" }.joined()
  return """
    import Foundation

    /// What screen \(index) shows.
    struct Model\(index): Codable, Hashable, Sendable {
    \(fields)
      enum CodingKeys: String, CodingKey {
    \(keys)  }

      func load() async throws {
        for attempt in 1...3 where try await Service\(index).shared.fetch(attempt: attempt) != nil { return }
        throw URLError(.timedOut)
      }

      var isEmpty: Bool { field0 == nil && field1 == nil && field2 == nil }
    }

    """
}

private func service(_ index: Int) -> String {
  """
  import Foundation

  actor Service\(index) {
    static let shared = Service\(index)()
    private var cache: [String: Data] = [:]

    func fetch(attempt: Int) async throws -> Data? {
      let key = "service-\(index)-\\(attempt)"
      if let known = cache[key] { return known }
      var request = URLRequest(url: URL(string: "https://example.com/\(index)?attempt=\\(attempt)")!)
      request.httpMethod = "GET"
      request.setValue("application/json", forHTTPHeaderField: "Accept")
      let (data, response) = try await URLSession.shared.data(for: request)
      guard let status = (response as? HTTPURLResponse)?.statusCode else { return nil }
      switch status {
      case 200..<300: cache[key] = data
      case 401, 403: throw URLError(.userAuthenticationRequired)
      case 404: return nil
      default: throw URLError(.badServerResponse)
      }
      return data
    }
  }

  """
}

private func test(_ index: Int) -> String {
  let cases = (0..<6).map {
    """
      func testField\($0)() throws {
        let json = Data(#"{"field_\($0)": "value \($0)"}"#.utf8)
        let model = try JSONDecoder().decode(Model\(index).self, from: json)
        XCTAssertEqual(model.field\($0), "value \($0)")
        XCTAssertFalse(model == Model\(index)())
      }

    """
  }
  return "import XCTest\n\nfinal class Screen\(index)Tests: XCTestCase {\n\(cases.joined())}\n"
}
