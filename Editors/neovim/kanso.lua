-- Starts kanso-lsp for YAML, Swift and Objective-C. It reports on style guides and on the tokens in sources only.
local function start(buffer)
  local path = vim.api.nvim_buf_get_name(buffer)
  local config = {
    name = "kanso",
    cmd = { "kanso-lsp" },
    root_dir = vim.fn.fnamemodify(path, ":h"),
  }
  -- Neovim before 0.8 has no function for both steps.
  if vim.lsp.start then
    vim.lsp.start(config, { bufnr = buffer })
  else
    vim.lsp.buf_attach_client(buffer, vim.lsp.start_client(config))
  end
end

vim.api.nvim_create_autocmd("FileType", {
  pattern = { "yaml", "swift", "objc" },
  callback = function(event) start(event.buf) end,
})
