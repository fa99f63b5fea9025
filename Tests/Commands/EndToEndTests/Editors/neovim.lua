-- Opens the guide of the working directory, and prints what the language server says. Waits are far longer than needed.
local limit = 120000

local function say(...)
  io.stdout:write(table.concat({ ... }, " ") .. "\n")
end

-- Asks the server, and returns the result.
local function ask(method, line, character, more)
  local parameters = vim.tbl_extend("force", {
    textDocument = { uri = vim.uri_from_bufnr(0) },
    position = { line = line, character = character },
  }, more or {})
  for _, answer in pairs(vim.lsp.buf_request_sync(0, method, parameters, limit) or {}) do
    return answer.result
  end
end

vim.cmd("edit tokens.yaml")
vim.wait(limit, function() return #vim.diagnostic.get(0) > 0 end)
for _, found in ipairs(vim.diagnostic.get(0)) do
  say("diagnostic", found.lnum .. ":" .. found.col, found.code or found.user_data.lsp.code)
end
for _, item in ipairs((ask("textDocument/completion", 2, 11) or {}).items or {}) do
  say("proposal", item.label)
end
say("hover", vim.split(ask("textDocument/hover", 1, 3).contents.value, "\n")[1])
-- The mistake is corrected, and not saved.
vim.api.nvim_buf_set_lines(0, 2, 3, true, { "  title: ink" })
vim.wait(limit, function() return #vim.diagnostic.get(0) == 0 end)
say("after", tostring(#vim.diagnostic.get(0)))
-- The uses in sources come from another program. Then the token gets another name, there, too.
vim.wait(limit, function() return #(ask("textDocument/references", 1, 3) or {}) == 3 end, 100)
local edit = ask("textDocument/rename", 1, 3, { newName = "text" })
vim.lsp.util.apply_workspace_edit(edit, "utf-16")
for _, line in ipairs(vim.api.nvim_buf_get_lines(0, 0, -1, true)) do say("renamed", line) end
vim.cmd("silent! wall")
-- In the source, tokens are proposed.
vim.cmd("edit! View.swift")
if vim.bo.filetype ~= "swift" then vim.bo.filetype = "swift" end
for _, line in ipairs(vim.api.nvim_buf_get_lines(0, 0, -1, true)) do say("renamed", line) end
vim.wait(limit, function() return next(vim.lsp.buf_get_clients(0)) ~= nil end)
vim.wait(limit, function() return #((ask("textDocument/completion", 0, 32) or {}).items or {}) > 0 end, 100)
for _, item in ipairs((ask("textDocument/completion", 0, 32) or {}).items or {}) do say("in Swift", item.label) end
vim.cmd("qall!")
