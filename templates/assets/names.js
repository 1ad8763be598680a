// Says the types and sizes of names in code, where they are pointed at or have the focus, which arrow keys move from name to
// name. Without this file they are titles.
"use strict";

{
  const words = h("code");
  const card = h("div", { class: "preview", popover: "manual", role: "tooltip", id: "name-card" }, words);
  Object.assign(card.style, { width: "max-content", maxWidth: "calc(100vw - 2.5rem)", padding: ".3rem .6rem" });
  Object.assign(words.style, { background: "none", padding: 0, overflowWrap: "anywhere" });
  let shown = null;
  let timer = 0;

  function show(name) {
    hide();
    words.textContent = name.dataset.says;
    showBeside(name, card);
    name.setAttribute("aria-describedby", card.id);
    shown = name;
  }

  function hide() {
    clearTimeout(timer);
    shown?.removeAttribute("aria-describedby");
    if (shown) card.hidePopover();
    shown = null;
  }

  function move(names, event) {
    const places = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1, Home: -names.length, End: names.length };
    const step = places[event.key];
    const index = names.indexOf(event.target);
    if (!step || index < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = names[Math.min(Math.max(0, index + step), names.length - 1)];
    event.target.tabIndex = -1;
    next.tabIndex = 0;
    next.focus();
    event.preventDefault();
  }

  function explain(code) {
    const names = [...code.querySelectorAll("span[title]")];
    for (const name of names) {
      name.dataset.says = name.title;
      name.removeAttribute("title");
      name.tabIndex = name === names[0] ? 0 : -1;
      name.addEventListener("pointerenter", () => {
        clearTimeout(timer);
        timer = setTimeout(() => show(name), 250);
      });
      name.addEventListener("pointerleave", hide);
      name.addEventListener("focus", () => show(name));
      name.addEventListener("blur", hide);
    }
    code.addEventListener("keydown", (event) => move(names, event));
  }

  addEventListener("keydown", (event) => {
    if (event.key === "Escape") hide();
  });
  addEventListener("scroll", hide, { passive: true });
  whenShown(".code > pre > code", (code) => {
    if (code.querySelector("span[title]")) explain(code);
  });
}
