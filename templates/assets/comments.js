// Comments are asked for when a reader comes near them: before that, nobody else hears of the page.
"use strict";
(() => {
  const box = document.querySelector(".giscus");
  if (!box || !box.dataset.repo) return;
  const host = "https://giscus.app";
  const theme = () => (window.vitrineTheme?.isDark ? "dark" : "light");

  const load = () => {
    const script = document.createElement("script");
    script.src = host + "/client.js";
    script.async = true;
    script.crossOrigin = "anonymous";
    for (const name of box.getAttributeNames()) {
      if (name.startsWith("data-")) script.setAttribute(name, box.getAttribute(name));
    }
    script.dataset.strict = "0";
    script.dataset.emitMetadata = "0";
    script.dataset.inputPosition = "top";
    script.dataset.loading = "lazy";
    script.dataset.theme = theme();
    // The link to the discussions stays where nothing comes of it.
    box.after(script);
  };

  const follow = () => {
    const frame = document.querySelector("iframe.giscus-frame");
    frame?.contentWindow?.postMessage({ giscus: { setConfig: { theme: theme() } } }, host);
  };
  new MutationObserver(follow).observe(document.documentElement, { attributeFilter: ["data-theme"] });
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", follow);

  const watch = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    watch.disconnect();
    load();
  }, { rootMargin: "200px" });
  watch.observe(box);
})();
