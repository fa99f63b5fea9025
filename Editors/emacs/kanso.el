;;; kanso.el --- Style guides with eglot  -*- lexical-binding: t -*-

;;; Code:

(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs '((yaml-mode yaml-ts-mode) . ("kanso-lsp"))))

(provide 'kanso)
;;; kanso.el ends here
