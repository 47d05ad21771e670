/**
 * What the page that a shopper goes to next wants beside its data, fetched while the browser is idle: no page then
 * waits for its script a second time, or stands a moment without its styles.
 */
export function warmPages(): void {
  for (const load of pages) load().catch(() => undefined);
}

const pages = [
  () => import("./features/listing/Listing"),
  () => import("./features/home/HomeScreen.css"),
  () => import("./features/product/ProductScreen.css"),
];
