import Foundation
import TestSupport
import Testing

extension BuildStep {
  /// The step of the GitHub Action that compares a guide with a revision, with substitutes for `kanso` and `curl`
  /// that record how they are called.
  struct ComparisonAction {
    private let directory: TemporaryDirectory
    private let summary: URL

    init() async throws {
      directory = try TemporaryDirectory()
      summary = try directory.write("", to: "summary")
      try directory.write("[]", to: "comments")
      try directory.write("200", to: "code")
      try directory.write(#"{"pull_request": {"number": 7}}"#, to: "event")
      try directory.write("# Padding | ü\n", to: "report")
      try directory.write("", to: "requests")
      try directory.write(
        """
        #!/usr/bin/env bash
        printf '%s\\n' "$@" >"$STUB/arguments"
        while [ $# -gt 0 ]; do if [ "$1" = --output ]; then cat "$STUB/report" >"$2"; fi; shift; done
        exit "$STATUS"

        """, to: "bin/kanso")
      try directory.write(
        """
        #!/usr/bin/env bash
        cat >/dev/null
        method=GET url="" output=/dev/null
        while [ $# -gt 0 ]; do
          case "$1" in
          --request) method=$2; shift ;;
          --output) output=$2; shift ;;
          --data-binary) cat "${2#@}" >"$STUB/body"; shift ;;
          http*) url=$1 ;;
          esac
          shift
        done
        echo "$method $url" >>"$STUB/requests"
        cat "$STUB/comments" >"$output"
        cat "$STUB/code"

        """, to: "bin/curl")
      _ = try await Shell.run("chmod", ["+x", "bin/kanso", "bin/curl"], in: directory.url)
      try directory.write("", to: "repository/empty")
      let git = "git init -q . && git -c user.name=a -c user.email=b commit -q --allow-empty -m first"
      let made = try await Shell.run(
        "bash", ["-c", git], in: directory.url.appendingPathComponent("repository"))
      #expect(made.status == 0, "\(made.errors)")
    }

    /// Runs the step. `kanso` exits with the status.
    private func run(against revision: String = "HEAD", status: Int = 0) async throws -> Shell.Outcome {
      let script = Project.root.appendingPathComponent("scripts/action/diff").path
      return try await Shell.run(
        "bash", [script], in: directory.url.appendingPathComponent("repository"),
        environment: [
          "STUB": directory.url.path, "STATUS": String(status), "KANSO_GUIDE": "a --> b.yaml",
          "KANSO_DIFF": revision, "KANSO_FAIL_ON": "major,contrast", "KANSO_COMMENT": "true",
          "KANSO_TOKEN": "secret", "GITHUB_EVENT_PATH": directory.path("event"),
          "GITHUB_API_URL": "https://api.example", "GITHUB_REPOSITORY": "owner/name",
          "GITHUB_STEP_SUMMARY": summary.path,
          "PATH": directory.path("bin") + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? ""),
        ])
    }

    /// Reads a file that the substitutes have written, and empties the list of requests.
    private func take(_ name: String) throws -> String {
      let text = try String(contentsOf: directory.url.appendingPathComponent(name), encoding: .utf8)
      if name == "requests" { try directory.write("", to: name) }
      return text
    }

    private struct Body: Decodable { let body: String }

    private func body() throws -> String {
      try JSONDecoder().decode(Body.self, from: Data(take("body").utf8)).body
    }

    @Test(.requires(.program("jq")))
    func theComparisonIsInTheSummaryAndInOneComment() async throws {
      let comments = "https://api.example/repos/owner/name/issues"
      let list = "GET \(comments)/7/comments?per_page=100&page=1\n"
      let first = try await run(status: 1)
      #expect(first.status == 1, "the status is that of the comparison: \(first.errors)")
      let arguments = try take("arguments").split(separator: "\n")
      #expect(arguments.starts(with: ["diff", "--against", "HEAD", "--format", "markdown"]))
      #expect(arguments.contains("--fail-on=major,contrast"))
      #expect(arguments.suffix(2) == ["--", "a --> b.yaml"])
      #expect(try take("summary") == "# Padding | ü\n")
      #expect(try take("requests") == list + "POST \(comments)/7/comments\n")
      let lines = try body().split(separator: "\n")
      let marker = try #require(lines.first)
      #expect(marker.wholeMatch(of: #/<!-- kanso diff [0-9a-f]{40,64} -->/#) != nil, "\(marker)")
      #expect(lines.dropFirst() == ["# Padding | ü"])

      // The comment of a user that quotes the marker is not replaced.
      let known =
        #"[{"id": 1, "user": {"type": "User"}, "body": "\#(marker)"},"#
        + #"{"id": 2, "user": {"type": "Bot"}, "body": "\#(marker)\nold"}]"#
      try directory.write(known, to: "comments")
      #expect(try await run().status == 0)
      #expect(try take("requests") == list + "PATCH \(comments)/comments/2\n")

      try directory.write(
        String(repeating: String(repeating: "é", count: 99) + "\n", count: 900), to: "report")
      #expect(try await run().status == 0)
      let long = try body()
      #expect(long.unicodeScalars.count <= 65_536)
      #expect(long.hasSuffix("é\n\nThe rest is in the summary of the job.\n"))
    }

    @Test(.requires(.program("jq")))
    func aCommentThatCannotBePostedIsAWarning() async throws {
      try directory.write("403", to: "code")
      let refused = try await run()
      #expect(refused.status == 0, "\(refused.errors)")
      #expect(
        refused.output.contains("::warning::The comparison is not posted as a comment: GitHub answered 403"))
      #expect(try take("summary") == "# Padding | ü\n")
      try directory.write("{}", to: "event")
      #expect(try await run().output.contains("::notice::The comparison is not posted"))
    }

    @Test
    func aWrongRevisionIsAnError() async throws {
      for revision in ["--all", "HEAD:refs/heads/other"] {
        let refused = try await run(against: revision)
        #expect(
          refused.status == 64 && refused.errors.contains("error: the input `diff`"), "\(refused.errors)")
      }
      let unknown = try await run(against: "nowhere")
      #expect(unknown.status == 66)
      #expect(unknown.errors.contains("error: the revision `nowhere` is not in the repository"))
    }
  }
}
