import KansoRendering

/// The script of every page: search, mode selection, and copying. It depends only on attributes of the page, and a page
/// is complete without it.
///
/// - `data-find` marks an element that the search shows or hides, by the text of the attribute.
/// - `data-group` marks an element that is visible while one of its members is. Its id is a prefix of its members' ids,
///   up to a dot.
/// - `data-copy` marks a button that copies the text of the attribute.
/// - `name="mode"` marks an input that selects a mode. Its value becomes `data-mode` of the root; an empty value
///   selects all modes.
enum PageScript {
  /// The script with the hash by which the page's content security policy allows it.
  static let script = HTMLFrame.Script(source, hash: hash)

  /// The SHA-256 of `source` in Base64. A test compares the two.
  static let hash: StaticString = "Vf3/IAACIHxSFj9P1sNwpDLUPrRLp5LzqDd9bI6xpJU="

  /// The source, exactly as it stands between the tags in the page.
  static let source: StaticString = #"""
    "use strict";
    (() => {
      const root = document.documentElement;
      const find = (id) => document.getElementById(id);
      const say = (text) => { find("status").textContent = text; };
      root.classList.add("scripted");

      const field = find("search");
      const items = [...document.querySelectorAll("[data-find]")];
      const texts = items.map((item) => item.dataset.find.toLowerCase());
      const groups = [...document.querySelectorAll("[data-group]")];

      const filter = () => {
        const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
        const seen = new Set();
        root.classList.toggle("searching", words.length > 0);
        let count = 0;
        items.forEach((item, index) => {
          const fits = words.every((word) => texts[index].includes(word));
          item.hidden = !fits;
          if (!fits) return;
          count += 1;
          for (let dot = item.id.indexOf("."); dot > 0; dot = item.id.indexOf(".", dot + 1)) {
            seen.add(item.id.slice(0, dot));
          }
        });
        for (const group of groups) group.hidden = words.length > 0 && !seen.has(group.id);
        find("nothing").hidden = count > 0 || words.length === 0;
        find("count").textContent = words.length ? `${count} of ${items.length}` : "";
      };

      const clear = () => {
        field.value = "";
        filter();
      };

      if (field) {
        field.addEventListener("input", filter);
        field.addEventListener("keydown", (event) => { if (event.key === "Escape") clear(); });
        document.addEventListener("keydown", (event) => {
          const busy = event.target.closest?.("input, select, textarea");
          if (event.key !== "/" || busy || event.ctrlKey || event.metaKey || event.altKey) return;
          event.preventDefault();
          field.focus();
        });
        // A browser that goes back may have kept what was typed.
        if (field.value) filter();
      }

      const choose = (choice) => {
        if (choice.value === "") delete root.dataset.mode;
        else root.dataset.mode = choice.value;
      };
      for (const choice of document.querySelectorAll("[name=mode]")) {
        choice.addEventListener("change", () => choose(choice));
        if (choice.checked || choice.matches("select")) choose(choice);
      }

      // Browsers that keep the clipboard from pages without a server still copy what is selected.
      const copySelected = (text) => {
        const area = document.createElement("textarea");
        area.value = text;
        area.className = "unseen";
        document.body.append(area);
        area.select();
        const copied = document.execCommand("copy");
        area.remove();
        return copied;
      };

      const copy = async (button) => {
        const text = button.dataset.copy;
        let copied = false;
        try {
          await navigator.clipboard.writeText(text);
          copied = true;
        } catch {
          copied = copySelected(text);
          button.focus();
        }
        say(copied ? `Copied ${text}` : "The browser does not let the page copy.");
        if (!copied) return;
        button.classList.add("copied");
        setTimeout(() => button.classList.remove("copied"), 1600);
      };

      document.addEventListener("click", (event) => {
        const button = event.target.closest("[data-copy]");
        if (button) copy(button);
        const link = event.target.closest("a[href^='#']");
        const goal = link && find(link.hash.slice(1));
        // A link leads to its goal even while search hides that.
        if (field && goal && goal.closest("[hidden]")) clear();
      });
    })();
    """#
}
