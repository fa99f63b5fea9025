// Starts kanso-lsp for style guides.
const { workspace } = require("vscode")
const { LanguageClient } = require("vscode-languageclient/node")

let client

exports.activate = () => {
  const command = workspace.getConfiguration("kanso").get("server")
  client = new LanguageClient("kanso", "Kanso", { command }, {
    documentSelector: [
      { language: "yaml" },
      { pattern: "**/*.{tokens,tokens.json,resolver.json}" },
    ],
  })
  return client.start()
}

exports.deactivate = () => client?.stop()
