// Starts kanso-lsp for style guides, and for the sources that use their tokens.
const { workspace } = require("vscode")
const { LanguageClient } = require("vscode-languageclient/node")

let client

exports.activate = () => {
  const settings = workspace.getConfiguration("kanso")
  client = new LanguageClient("kanso", "Kanso", { command: settings.get("server") }, {
    documentSelector: [
      { language: "yaml" },
      { language: "swift" },
      { language: "objective-c" },
      { pattern: "**/*.{tokens,tokens.json,resolver.json}" },
    ],
    initializationOptions: { explanations: settings.get("explanations") || undefined },
  })
  return client.start()
}

exports.deactivate = () => client?.stop()
