// Images that are larger than they are shown can be looked at by themselves.
"use strict";
(() => {
  const say = (name) => (window.vitrineWords && window.vitrineWords[name]) || name;
  const dialog = document.createElement("dialog");
  if (!dialog.showModal) return;
  dialog.className = "zoom-view";
  const close = document.createElement("button");
  close.type = "button";
  close.className = "zoom-close";
  close.setAttribute("aria-label", say("close"));
  close.textContent = "✕";
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("click", (event) => { if (event.target === dialog || event.target.tagName === "IMG") dialog.close(); });
  dialog.addEventListener("close", () => dialog.querySelector("img")?.remove());
  dialog.append(close);

  const open = (image) => {
    if (!dialog.isConnected) document.body.append(dialog);
    const copy = new Image();
    copy.src = image.currentSrc || image.src;
    copy.alt = image.alt;
    // Drawings have no size of their own that would limit them.
    if (/\.svg(?:$|[?#])/.test(copy.src)) copy.className = "drawing";
    dialog.setAttribute("aria-label", image.alt || say("enlarge"));
    dialog.prepend(copy);
    dialog.showModal();
  };

  const offer = (image) => {
    if (image.closest("a, button, .zoomable") || image.naturalWidth < 80) return;
    const isDrawing = /\.svg(?:$|[?#])/.test(image.currentSrc || image.src);
    if (!isDrawing && image.naturalWidth < image.clientWidth * 1.25) return;
    if (isDrawing && image.clientWidth < 200) return;
    const box = document.createElement("span");
    const button = document.createElement("button");
    box.className = image.clientWidth < 400 || image.clientHeight < 240 ? "zoomable small" : "zoomable";
    for (const name of ["in-light", "in-dark"]) if (image.classList.contains(name)) { box.classList.add(name); image.classList.remove(name); }
    button.type = "button";
    button.setAttribute("aria-label", image.alt ? `${say("enlarge")}: ${image.alt.slice(0, 80)}` : say("enlarge"));
    button.addEventListener("click", () => open(image));
    image.replaceWith(box);
    box.append(image, button);
  };

  for (const image of document.querySelectorAll("article img")) {
    if (image.complete) offer(image); else image.addEventListener("load", () => offer(image), { once: true });
  }
})();
