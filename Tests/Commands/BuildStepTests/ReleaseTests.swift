import Foundation
import TestSupport
import Testing

extension BuildStep {
  /// The archives of a release, and the ways in that download them.
  struct Release {
    /// A folder with the files of a release, as a server has them.
    ///
    /// The tools are programs that run those of the tests, which are large.
    private struct Server {
      let directory: TemporaryDirectory
      let archive: URL
      /// The address of the releases.
      var address: String { "file://" + directory.path("releases") }

      init(triple: String? = nil) async throws {
        directory = try TemporaryDirectory()
        for tool in ["kanso", "kanso-lint"] {
          let file = try directory.write(
            "#!/bin/sh\nexec '\(Project.products.appendingPathComponent(tool).path)' \"$@\"\n",
            to: "tools/\(tool)")
          try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
        }
        let made = try await Shell.run(
          Project.file("scripts/make-archive").path,
          ["--executables", directory.path("tools"), "--output", directory.path("releases/latest/download")]
            + (triple.map { ["--triple", $0] } ?? []))
        guard made.status == 0 else { throw Failure(description: made.errors) }
        archive = URL(fileURLWithPath: made.output.trimmingCharacters(in: .whitespacesAndNewlines))
      }

      private struct Failure: Error, CustomStringConvertible { let description: String }

      /// Runs the installer.
      func install(_ arguments: String..., from address: String? = nil) async throws -> Shell.Outcome {
        try await Shell.run(
          "sh", [Project.file("install.sh").path, "--from", address ?? self.address] + arguments)
      }
    }

    @Test func anArchiveHasAllThatAReleaseNeeds() async throws {
      let server = try await Server()
      let name = server.archive.lastPathComponent.replacing(".tar.gz", with: "")
      #expect(name.wholeMatch(of: #/kanso-\d+\.\d+\.\d+-[\w-]+/#) != nil, "\(name)")
      let list = try await Shell.run("tar", ["-tzf", server.archive.path])
      let files = Set(list.output.split(separator: "\n").map { $0.dropFirst(name.count + 1) })
      for file in [
        "bin/kanso", "bin/kanso-lint", "share/bash-completion/completions/kanso",
        "share/zsh/site-functions/_kanso-lint", "share/fish/vendor_completions.d/kanso.fish",
        "share/doc/kanso/LICENSE", "share/doc/kanso/libraries.txt",
        "share/doc/kanso/licenses/swift-syntax-LICENSE.txt", "share/doc/kanso/sbom.spdx.json",
      ] {
        #expect(files.contains(file[...]), "\(file) in \(files)")
      }
      let sums = try String(
        contentsOf: server.archive.deletingLastPathComponent().appendingPathComponent("SHA256SUMS"),
        encoding: .utf8)
      #expect(sums.contains(#/[0-9a-f]{64}  kanso-.*\.tar\.gz\n/#))
      // The same tools make the same bytes.
      let second = try await Server()
      let other = try Data(contentsOf: second.archive)
      // The wrappers are equal, since they name the same products.
      #expect(try Data(contentsOf: server.archive) == other)
    }

    @Test func thePartsOfAnArchiveAreListed() async throws {
      let server = try await Server()
      let folder = server.archive.deletingLastPathComponent()
      let name = server.archive.lastPathComponent.replacing(".tar.gz", with: ".spdx.json")
      let document = try #require(
        JSONSerialization.jsonObject(with: Data(contentsOf: folder.appendingPathComponent(name)))
          as? [String: Any])
      #expect(document["spdxVersion"] as? String == "SPDX-2.3")
      let packages = try #require(document["packages"] as? [[String: Any]])
      let licenses = Dictionary(
        uniqueKeysWithValues: packages.map { ($0["name"] as? String, $0["licenseDeclared"] as? String) })
      #expect(licenses["kanso"] == "MIT")
      #expect(licenses["swift-syntax"] == "Apache-2.0")
      let identifiers = Set(
        (packages + (document["files"] as? [[String: Any]] ?? [])).compactMap { $0["SPDXID"] as? String })
      #expect(identifiers.allSatisfy { $0.wholeMatch(of: #/SPDXRef-[A-Za-z0-9.-]+/#) != nil })
      for relationship in try #require(document["relationships"] as? [[String: String]]) {
        let target = try #require(relationship["relatedSpdxElement"])
        #expect(identifiers.contains(target), "\(relationship)")
      }
    }

    @Test func theInstallerInstallsUpdatesAndDeletes() async throws {
      let server = try await Server()
      let directory = try TemporaryDirectory()
      let home = directory.path("a home")
      let installed = try await server.install("--to", home)
      try #require(installed.status == 0, "\(installed.errors)")
      #expect(installed.output.contains("Installed kanso "))
      #expect(installed.output.contains("export PATH=\"\(home)/bin:$PATH\""))
      #expect(try await Shell.run(home + "/bin/kanso", ["--version"]).status == 0)
      // A file of an earlier version goes, and those of others stay.
      try directory.write("", to: "a home/share/man/man1/old.1")
      try directory.write("", to: "a home/share/man/man1/other.1")
      let list = URL(fileURLWithPath: home + "/share/doc/kanso/files.txt")
      let files = try String(contentsOf: list, encoding: .utf8)
      try Data((files + "share/man/man1/old.1\n").utf8).write(to: list)
      #expect(try await server.install("--to", home).status == 0)
      #expect(try directory.listing("a home/share/man/man1") == ["other.1"])
      #expect(try await server.install("--uninstall", "--to", home).status == 0)
      #expect(try directory.listing("a home").sorted() == ["bin", "share"])
      #expect(try directory.listing("a home/bin").isEmpty)
      let again = try await server.install("--uninstall", "--to", home)
      #expect(again.status == 1 && again.errors.contains("has no Kanso"))
      // A file of someone else is neither replaced nor deleted.
      try directory.write("mine", to: "a home/bin/kanso-lint")
      let foreign = try await server.install("--to", home)
      #expect(foreign.status == 1 && foreign.errors.contains("kanso-lint exists and is not of this script"))
      #expect(try directory.read("a home/bin/kanso-lint") == "mine")
      #expect(try directory.listing("a home/bin") == ["kanso-lint"])
    }

    @Test func aWrongArchiveIsNotInstalled() async throws {
      let server = try await Server()
      let directory = try TemporaryDirectory()
      let home = directory.path("home")
      var bytes = try Data(contentsOf: server.archive)
      bytes[bytes.count / 2] ^= 1
      try bytes.write(to: server.archive)
      let tampered = try await server.install("--to", home)
      #expect(
        tampered.status == 1 && tampered.errors.contains("the checksum of kanso-"), "\(tampered.errors)")
      let missing = try await server.install("--to", home, "--version", "9.9.9")
      #expect(missing.status == 1 && missing.errors.contains("there is no release at file:///"))
      let hostile = try await server.install("--to", home, "--version", "1/../..")
      #expect(hostile.status == 64 && hostile.errors.contains("is not a version"))
      let nowhere = try await server.install("--to", home, from: "@ADDRESS@")
      #expect(nowhere.status == 64 && nowhere.errors.contains("--from https://"))
      let other = try await Server(triple: "riscv64-unknown-linux-gnu").install("--to", home)
      #expect(other.status == 69 && other.errors.contains("build Kanso instead"), "\(other.errors)")
      #expect(!FileManager.default.fileExists(atPath: home))
    }

    @Test func theActionAndTheHooksDownloadTheReleaseOfATag() async throws {
      let server = try await Server()
      let version = try #require(server.archive.lastPathComponent.firstMatch(of: #/kanso-([\d.]+)-/#)?.1)
      let releases = server.directory.url.appendingPathComponent("releases")
      try FileManager.default.createDirectory(
        at: releases.appendingPathComponent("download"), withIntermediateDirectories: true)
      try FileManager.default.moveItem(
        at: releases.appendingPathComponent("latest/download"),
        to: releases.appendingPathComponent("download/v\(version)"))
      let directory = try TemporaryDirectory()
      let paths = try directory.write("", to: "paths")
      let step = try await Shell.run(
        Project.file("scripts/action/build").path, [],
        environment: [
          "GITHUB_PATH": paths.path, "RUNNER_TEMP": directory.url.path, "KANSO_REF": "v\(version)",
          "KANSO_RELEASES": server.address,
        ])
      #expect(step.status == 0, "\(step.errors)")
      let folder = try String(contentsOf: paths, encoding: .utf8).dropLast()
      #expect(try await Shell.run(folder + "/kanso-lint", ["--version"]).status == 0)
      // A hook has one commit, as pre-commit fetches it, whose tag is no reference.
      let script = """
        set -e
        mkdir origin && cp -R '\(Project.file("scripts").path)' '\(Project.file("install.sh").path)' origin
        git() { command git -c user.name=a -c user.email=a@example.com "$@"; }
        git -C origin init -q && git -C origin add . && git -C origin commit -qm Release
        git -C origin tag -a v\(version) -m Release
        git init -q clone && cd clone && git remote add origin "file://$PWD/../origin"
        git fetch -q --depth=1 origin v\(version) && git checkout -q FETCH_HEAD
        cd .. && printf 'padding: {standard: 8}\\n' >tokens.yaml
        clone/scripts/hook validate -- tokens.yaml
        test -x clone/.build-release/download/v\(version)/bin/kanso
        """
      let hook = try await Shell.run(
        "bash", ["-c", script], in: directory.url, environment: ["KANSO_RELEASES": server.address])
      #expect(hook.status == 0, "\(hook.errors)")
      // What is not a tag of a release is built.
      for (tag, repository) in [
        ("main", "https://example.com/kanso"), ("v\(version)", "git@example.com:kanso"), ("v9.9.9", ""),
      ] {
        let outcome = try await Shell.run(
          Project.file("scripts/download").path, [tag, repository, directory.path("none")],
          environment: tag == "v9.9.9" ? ["KANSO_RELEASES": server.address] : [:])
        #expect(outcome.status == 1 && outcome.output.isEmpty, "\(tag)")
      }
    }

    /// A tool that needs what the pictures of previews need.
    private static let picture = """
      #include <cairo.h>
      #include <pango/pangocairo.h>
      #include <png.h>
      #include <stdio.h>
      #include <turbojpeg.h>
      int main(void) {
        tjhandle handle = tjInitCompress();
        cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 9, 9);
        cairo_t *context = cairo_create(surface);
        PangoLayout *layout = pango_cairo_create_layout(context);
        printf("0.9.0 %d %u\\n", layout && handle, (unsigned)png_access_version_number());
        return 0;
      }
      """

    /// The package is made of a static compiler, of a stand-in for the previews with the same libraries, and of the
    /// files that an archive has beside them. Then it is installed where nothing else is.
    @Test(.nightly, .requires(.program("debootstrap")), .requires(.program("dpkg-shlibdeps")))
    func theDebianPackageIsInstalled() async throws {
      let directory = try TemporaryDirectory()
      let built = try await Shell.run(Project.file("scripts/release").path, ["kanso"])
      try #require(built.status == 0, "\(built.errors)")
      try directory.write(Self.picture, to: "preview.c")
      try directory.write("padding: {standard: 8}\n", to: "tokens.yaml")
      let script = """
        set -euo pipefail
        mkdir tools
        cp "$KANSO" tools/kanso
        strip tools/kanso
        # Without the data of ICU.
        [ "$(stat -c %s tools/kanso)" -lt 40000000 ]
        gcc preview.c -o tools/kanso-preview $(pkg-config --cflags --libs pangocairo libpng libturbojpeg)
        archive=$("$SCRIPTS/make-archive" --executables tools --output archives)
        package=$("$SCRIPTS/make-deb" "$archive" --output packages)
        again=$("$SCRIPTS/make-deb" "$archive" --output again)
        cmp "$package" "$again"
        dpkg-deb --info "$package"
        debootstrap --variant=minbase "$(. /etc/os-release; echo "$VERSION_CODENAME")" system >&2
        mount -t proc proc system/proc
        trap 'umount system/proc' EXIT
        cp "$package" tokens.yaml system/root
        chroot system apt-get update -qq >&2
        chroot system apt-get install -y -qq "/root/$(basename "$package")" >&2
        chroot system kanso --version
        chroot system kanso compile /root/tokens.yaml --output /root/made
        chroot system kanso-preview
        ls system/root/made system/usr/share/bash-completion/completions
        chroot system apt-get remove -y -qq kanso >&2
        [ ! -e system/usr/lib/kanso ] && [ ! -e system/usr/bin/kanso ]
        """
      let outcome = try await Shell.run(
        "bash", ["-c", script], in: directory.url,
        environment: [
          "KANSO": built.output.trimmingCharacters(in: .whitespacesAndNewlines),
          "SCRIPTS": Project.file("scripts").path, "PATH": "/usr/sbin:\(BuildStep.path["PATH"] ?? "")",
        ])
      #expect(outcome.status == 0, "\(outcome.errors)")
      for line in ["Package: kanso", "libpango", "libpng", "libturbojpeg", "Colors.swift", "kanso-preview"] {
        #expect(outcome.output.contains(line), "\(line) in \(outcome.output)")
      }
      // The tool without shared libraries needs none.
      #expect(!outcome.output.contains("libyaml"), "\(outcome.output)")
    }

    @Test func aReleaseIsCompleted() async throws {
      let server = try await Server()
      let folder = server.archive.deletingLastPathComponent()
      try Data("package".utf8).write(to: folder.appendingPathComponent("kanso_0.9.0_amd64.deb"))
      let outcome = try await Shell.run(
        Project.file("scripts/finish-release").path, ["https://github.com/OWNER/kanso", folder.path])
      try #require(outcome.status == 0, "\(outcome.errors)")
      let formula = try String(contentsOf: folder.appendingPathComponent("kanso.rb"), encoding: .utf8)
      let sums = try String(contentsOf: folder.appendingPathComponent("SHA256SUMS"), encoding: .utf8)
      for line in sums.split(separator: "\n") where line.contains("tar.gz") {
        #expect(formula.contains("sha256 \"\(line.prefix(64))\""))
        #expect(formula.contains("/releases/download/v"))
      }
      #expect(sums.contains("  kanso.artifactbundle.zip\n") && sums.contains("  kanso_0.9.0_amd64.deb\n"))
      let installer = try String(contentsOf: folder.appendingPathComponent("install.sh"), encoding: .utf8)
      #expect(installer.contains("KANSO_RELEASES:-https://github.com/OWNER/kanso/releases}"))
      let checked = try await Shell.run("sha256sum", ["--check", "--quiet", "SHA256SUMS"], in: folder)
      #expect(checked.status == 0, "\(checked.errors)")
    }
  }
}
