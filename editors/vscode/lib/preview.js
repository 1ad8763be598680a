// The page that shows a figure. Nothing in it runs, and nothing is loaded: pictures are data of the page.
"use strict";

const policy = "default-src 'none'; img-src data:; style-src 'nonce-NONCE'";

function escaped(text) {
  return String(text).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function address(svg) {
  return `data:image/svg+xml;base64,${Buffer.from(svg, "utf8").toString("base64")}`;
}

/**
 * @param figure what ‘vitrine.preview’ answers
 * @param isDark whether the editor is dark
 * @param nonce a word that nobody can guess
 */
function figurePage(figure, isDark, nonce) {
  const words = [figure.title, `${figure.size} points`].filter(Boolean).join(" – ");
  return page(
    `<figure><img alt="${escaped(words)}" src="${address(isDark ? figure.dark : figure.light)}">` +
      `<figcaption>${escaped(words)}</figcaption></figure>`,
    nonce,
  );
}

/** The page that says why there is no figure. */
function reasonPage(reason, nonce) {
  return page(`<p>${escaped(reason)}</p>`, nonce);
}

function page(body, nonce) {
  return `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy.replace("NONCE", nonce)}">
<style nonce="${nonce}">body { padding: 1rem } figure { margin: 0 } img { max-width: 100% } figcaption { opacity: 0.7 }</style>
</head><body>${body}</body></html>`;
}

module.exports = { figurePage, reasonPage };
