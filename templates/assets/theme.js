// Loaded before anything is painted, so that a remembered choice of light or dark does not flash.
"use strict";
(() => {
  const key = "vitrine-theme";
  const root = document.documentElement;
  // Figures keep the room that their scripts need.
  root.classList.add("scripted");
  if (top !== self) root.classList.add("framed");
  // The colours of the browser's own bars: for light and, after it, for dark.
  const bars = [...document.querySelectorAll("meta[name='theme-color']")];
  const colors = bars.map((bar) => bar.content);
  const apply = (theme) => {
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
    else delete root.dataset.theme;
    bars.forEach((bar, index) => { bar.content = colors[theme === "light" ? 0 : theme === "dark" ? 1 : index]; });
  };
  const remembered = () => {
    try { return localStorage.getItem(key); } catch { return null; }
  };
  apply(remembered());
  // Other windows, and the list of pages in its frame, follow.
  addEventListener("storage", (event) => { if (event.key === key) apply(event.newValue); });
  window.vitrineTheme = {
    /** Light, dark, or "" for what the system says. */
    set(theme) {
      apply(theme);
      try { theme ? localStorage.setItem(key, theme) : localStorage.removeItem(key); } catch { /* not remembered */ }
    },
    get isDark() {
      return root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
    },
  };
})();
