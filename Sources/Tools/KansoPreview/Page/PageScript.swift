import KansoRendering

/// The script of every page: search, navigation, cards, mode selection, and copying. It depends only on attributes of
/// the page, and a page is complete without it.
///
/// - `data-find` marks an element that the search shows or hides, by the text of the attribute and by the texts in it
///   that are seen: values (`.v`), descriptions (`.about`) and notes (`.note`).
/// - `data-match` marks a further element that the search shows or hides, and does not count.
/// - `data-group` marks an element that is visible while one of the elements in it is. A link of the navigation to a
///   hidden element is hidden, too.
/// - `data-copy` marks a button that copies the text of the attribute.
/// - The button `cards` switches the class `cards` of the root.
/// - The links in `contents` have `aria-current` while their target is the first one in view. On a narrow window,
///   `contents` is closed at first.
/// - `name="mode"` marks an input that selects a mode. Its value becomes `data-mode` of the root; an empty value
///   selects all modes.
enum PageScript {
  /// The script with the hash by which the page's content security policy allows it.
  static let script = HTMLFrame.Script(source, hash: hash)

  /// The SHA-256 of `source` in Base64. A test compares the two.
  static let hash: StaticString = "jOTRe45FavBCFogjv8pRls6xNeqQd3VFVzlszPEi2c0="

  /// The source, exactly as it stands between the tags in the page.
  static let source: StaticString = #"""
    "use strict";
    (() => {
      const root = document.documentElement;
      const find = (id) => document.getElementById(id);
      const say = (text) => { find("status").textContent = text; };
      root.classList.add("scripted");

      const field = find("search");
      const all = (selector) => [...document.querySelectorAll(selector)];
      const items = all("[data-find]");
      const rows = all("[data-match]");
      const groups = all("[data-group]");
      const contents = find("contents");
      const links = contents ? [...contents.querySelectorAll("a[href^='#']")] : [];
      const goals = links.map((link) => find(link.hash.slice(1)));

      // The texts and groups of the items, which only a search needs.
      let texts = null;
      const read = () => {
        texts = new Map();
        for (const item of [...items, ...rows]) {
          const parts = [item.dataset.find ?? item.dataset.match];
          for (const part of item.querySelectorAll(".v, .about, .note")) parts.push(part.textContent);
          const owners = [];
          for (let owner = item.closest("[data-group]"); owner; owner = owner.parentElement.closest("[data-group]")) {
            owners.push(owner);
          }
          texts.set(item, { text: parts.join(" ").toLowerCase(), owners });
        }
      };

      const filter = () => {
        const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
        if (words.length && !texts) read();
        const seen = new Set();
        root.classList.toggle("searching", words.length > 0);
        const show = (item) => {
          const { text, owners } = words.length ? texts.get(item) : { text: "", owners: [] };
          const fits = words.every((word) => text.includes(word));
          item.hidden = !fits;
          if (fits) for (const owner of owners) seen.add(owner);
          return fits;
        };
        const count = items.filter(show).length;
        const others = rows.filter(show).length;
        for (const group of groups) group.hidden = words.length > 0 && !seen.has(group);
        links.forEach((link, index) => {
          link.parentElement.hidden = words.length > 0 && !!goals[index]?.closest("[hidden]");
        });
        find("nothing").hidden = count + others > 0 || words.length === 0;
        find("count").textContent = words.length ? `${count} of ${items.length}` : "";
      };

      const clear = () => {
        field.value = "";
        filter();
      };

      // The link of the navigation to the first part in view.
      const inView = new Set();
      const mark = () => {
        const index = scrollY > 0 ? goals.findLastIndex((goal) => inView.has(goal)) : 0;
        links.forEach((link, other) => {
          if (other !== index) return link.removeAttribute("aria-current");
          if (link.hasAttribute("aria-current")) return;
          link.setAttribute("aria-current", "true");
          const own = link.closest("li").querySelector("details") ?? link.closest("details");
          for (const part of contents.querySelectorAll("details")) part.open = part === own;
          const list = contents.parentElement;
          const top = link.getBoundingClientRect().top - list.getBoundingClientRect().top;
          if (top < 0 || top > list.clientHeight - link.clientHeight) list.scrollTop += top - list.clientHeight / 3;
        });
      };
      // The style shows the summary in narrow windows only.
      const summary = contents?.querySelector("summary");
      if (summary && getComputedStyle(summary).display !== "none") contents.open = false;
      if (goals.length && "IntersectionObserver" in window) {
        // A part is the current one while it crosses a line near the top of the window.
        const observer = new IntersectionObserver((changes) => {
          for (const { target, isIntersecting } of changes) inView[isIntersecting ? "add" : "delete"](target);
          mark();
        }, { rootMargin: "-20% 0px -80% 0px" });
        for (const goal of goals) if (goal) observer.observe(goal);
      }

      const cards = find("cards");
      cards?.addEventListener("click", () => {
        cards.setAttribute("aria-pressed", String(root.classList.toggle("cards")));
      });

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
        // A link leads to its goal even while search hides that, or its details are closed.
        if (field && goal && goal.closest("[hidden]")) clear();
        for (let part = goal?.closest("details"); part; part = part.parentElement.closest("details")) part.open = true;
      });
    })();
    """#
}
