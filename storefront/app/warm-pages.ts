/**
 * What the page that a shopper goes to next wants beside its data, fetched while the browser is idle: no page then
 * waits for its script a second time, or stands a moment without its styles.
 */
export function warmPages(): void {
  for (const load of pages) load().then(nameSheets, () => undefined);
}

/**
 * The router knows a sheet that scripts want, too, by its address with "#", and would have a page wait for what is
 * there. A link that fetches nothing tells it.
 */
function nameSheets(): void {
  for (const { href } of document.querySelectorAll<HTMLLinkElement>(
    "link[rel=stylesheet]:not([href*='#'])",
  )) {
    const known = `${new URL(href).pathname}#`;
    if (document.querySelector(`link[href="${known}"]`)) continue;
    const link = Object.assign(document.createElement("link"), {
      rel: "stylesheet",
      media: "not all",
      disabled: true,
    });
    link.setAttribute("href", known);
    document.head.append(link);
  }
}

const pages = [
  () => import("./lib/data-ahead"),
  () => import("./features/listing/Listing"),
  () => import("./features/home/HomeScreen.css"),
  () => import("./features/product/ProductScreen.css"),
];
