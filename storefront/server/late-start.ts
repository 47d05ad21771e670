const starting = /<script type="module" async="">([\s\S]*?)<\/script>/;
const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const wholeImport = /import \* as (\w+) from (".*?");/g;
const bareImport = /import (".*?");/g;

/**
 * Has a page's scripts come when what a shopper looks at first has been painted: before that they would take a phone's
 * line from its pictures and fonts, and its one thread from laying the page out.
 */
export function withLateStart(html: string): string {
  const files: string[] = [];
  const page = html.replace(preload, (_link, file: string) => {
    files.push(file);
    return "";
  });
  return page.replace(starting, (_script, code: string) => {
    const late = code
      .replace(wholeImport, (_import, name: string, file: string) => `const ${name} = await import(${file});`)
      .replace(bareImport, (_import, file: string) => `await import(${file});`);
    return `<script type="module" async="">await (${whenSeen})();(${fetchAll})(${JSON.stringify(files)});\n${late}</script>`;
  });
}

/** What runs in the page goes there as text. */
const inPage = (code: string): string => code.replace(/\n\s*/g, "");

/**
 * Resolves once the pictures that were asked for first have been painted, or the first words of a page without. No later
 * than a shopper begins, whose last press is kept (`withheld-press.ts`), or than a second and a half. A browser that
 * loads no pictures says so by the event of the whole page; one that does not tell what it painted takes a moment more.
 */
const whenSeen = inPage(`() => new Promise((start) => {
  for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, start, { once: true, capture: true });
  for (const kind of ["click", "change"])
    addEventListener(kind, (event) => {
      if (window.earlyPress !== null && event.target.closest?.("button, select")) window.earlyPress = event;
    }, { capture: true });
  setTimeout(start, 1500);
  const pictures = [...document.querySelectorAll("img[fetchpriority=high]")];
  const loaded = pictures.map((picture) => picture.complete ||
    new Promise((end) => { picture.onload = picture.onerror = end; }));
  const whole = document.readyState === "complete" || new Promise((end) => addEventListener("load", end));
  Promise.race([whole, Promise.all(loaded)]).then(() => {
    requestAnimationFrame(() => setTimeout(start, 250));
    const hasPicture = pictures.some(({ naturalWidth }) => naturalWidth > 0);
    const isFirstView = ({ element }) => !hasPicture || pictures.includes(element);
    new PerformanceObserver((list) => list.getEntries().some(isFirstView) && start())
      .observe({ type: "largest-contentful-paint", buffered: true });
  }).catch(() => {});
})`);

/** All at once, however they import one another. */
const fetchAll = inPage(`(files) => {
  for (const href of files) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
}`);
