"""Talks to the language server as pytest-lsp does, whose types refuse every answer that is not of the protocol."""

import asyncio
import os
import pathlib

import pytest_lsp
from lsprotocol import types
from pygls.exceptions import JsonRpcException
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

GUIDE = """kanso: 2
modes: [light, dark]
include: [core.yaml]
colors:
  ink: "#112233"
  paper: {light: "#FFFFFF", dark: "#223344"}
  title: ink
  unknown: inc
shadows:
  card: {color: "#000000", y: 2}
contrast:
  - {text: ink, on: paper, level: AA}
"""


@pytest_lsp.fixture(config=ClientServerConfig(server_command=[os.environ["KANSO_LSP"]]))
async def client(lsp_client: LanguageClient):
    # The client says that it knows these requests, and leaves them to its user.
    lsp_client.feature(types.CLIENT_REGISTER_CAPABILITY)(lambda parameters: None)
    lsp_client.feature(types.WORKSPACE_CODE_LENS_REFRESH)(lambda parameters: None)
    await lsp_client.initialize_session(
        types.InitializeParams(capabilities=client_capabilities("visual-studio-code"), root_uri=None))
    yield
    await lsp_client.shutdown_session()


async def test_all_requests(client: LanguageClient, tmp_path: pathlib.Path):
    (tmp_path / ".git").mkdir()
    (tmp_path / "core.yaml").write_text('colors: {base: "#445566"}\n')
    path = tmp_path / "tokens.yaml"
    path.write_text(GUIDE)
    uri = path.as_uri()
    document = types.TextDocumentIdentifier(uri=uri)
    client.text_document_did_open(
        types.DidOpenTextDocumentParams(
            types.TextDocumentItem(uri=uri, language_id="yaml", version=1, text=GUIDE)))
    while not client.diagnostics.get(uri):
        await client.wait_for_notification("textDocument/publishDiagnostics")
    assert "unknown-alias" in [found.code for found in client.diagnostics[uri]]

    lines = GUIDE.splitlines()

    def place(text: str, after: int = 0) -> types.Position:
        line = next(number for number, line in enumerate(lines) if text in line)
        return types.Position(line=line, character=lines[line].index(text) + after)

    whole = types.Range(start=types.Position(0, 0), end=types.Position(len(lines), 0))
    ink = place("ink:", 1)
    hover = await client.text_document_hover_async(types.HoverParams(document, ink))
    assert hover and "#112233" in hover.contents.value
    completion = await client.text_document_completion_async(types.CompletionParams(document, place("unknown: inc", 11)))
    assert "ink" in [item.label for item in completion.items]
    definition = await client.text_document_definition_async(types.DefinitionParams(document, place("title: ink", 8)))
    assert definition.range.start.line == ink.line
    references = await client.text_document_references_async(
        types.ReferenceParams(types.ReferenceContext(include_declaration=True), document, ink))
    assert len(references) == 3
    assert await client.text_document_document_highlight_async(types.DocumentHighlightParams(document, ink))
    symbols = await client.text_document_document_symbol_async(types.DocumentSymbolParams(document))
    assert [symbol.name for symbol in symbols][:2] == ["colors", "shadows"]
    assert await client.workspace_symbol_async(types.WorkspaceSymbolParams("ink"))
    assert await client.text_document_folding_range_async(types.FoldingRangeParams(document))
    assert await client.text_document_selection_range_async(types.SelectionRangeParams(document, [ink]))
    assert await client.text_document_document_link_async(types.DocumentLinkParams(document))
    colors = await client.text_document_document_color_async(types.DocumentColorParams(document))
    # Both modes of `paper`, and `ink`.
    assert len(colors) == 3
    assert await client.text_document_color_presentation_async(
        types.ColorPresentationParams(document, colors[0].color, colors[0].range))
    assert await client.text_document_formatting_async(
        types.DocumentFormattingParams(document, types.FormattingOptions(2, True)))
    assert await client.text_document_range_formatting_async(
        types.DocumentRangeFormattingParams(document, whole, types.FormattingOptions(2, True)))
    assert await client.text_document_code_lens_async(types.CodeLensParams(document))
    hints = await client.text_document_inlay_hint_async(types.InlayHintParams(document, whole))
    assert [hint.label for hint in hints] == ["#112233"]
    actions = await client.text_document_code_action_async(
        types.CodeActionParams(document, types.Range(start=place("unknown: inc", 10), end=place("unknown: inc", 10)), types.CodeActionContext(client.diagnostics[uri])))
    assert "quickfix" in [action.kind for action in actions]

    # The sources are read once the guide has no errors.
    client.text_document_did_change(
        types.DidChangeTextDocumentParams(
            types.VersionedTextDocumentIdentifier(uri=uri, version=2),
            [types.TextDocumentContentChangeWholeDocument(GUIDE.replace("inc\n", "ink\n"))]))
    prepared = None
    for _ in range(2_000):
        try:
            prepared = await client.text_document_prepare_rename_async(types.PrepareRenameParams(document, ink))
            break
        except JsonRpcException:
            await asyncio.sleep(0.05)
    assert prepared.placeholder == "ink"
    edit = await client.text_document_rename_async(types.RenameParams(document, ink, "text"))
    assert sum(len(change.edits) for change in edit.document_changes) == 4
