// Enhancements only: every page works without this file.
"use strict";

/** Marks the section that is being read in the table of contents. */
function followSections() {
  const links = [...document.querySelectorAll("aside.toc a")];
  const sections = links
    .map((link) => document.getElementById(decodeURIComponent(link.hash.slice(1))))
    .filter(Boolean);
  if (!sections.length) return;
  const update = () => {
    let current = sections[0];
    for (const section of sections) {
      if (section.getBoundingClientRect().top > 96) break;
      current = section;
    }
    for (const link of links) {
      const isCurrent = decodeURIComponent(link.hash.slice(1)) === current.id;
      if (isCurrent) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
  };
  let pending = false;
  addEventListener("scroll", () => {
    if (pending) return;
    pending = true;
    requestAnimationFrame(() => {
      pending = false;
      update();
    });
  }, { passive: true });
  update();
}

followSections();
