import { recordEvent } from "~/events/record-event";

const card = "[data-component='product-card']";

/** Records each click on a product card, on any page. Returns a function that stops listening. */
export function listenForSelection(): () => void {
  const off = new AbortController();
  document.addEventListener("click", recordSelection, { capture: true, signal: off.signal });
  return () => off.abort();
}

function recordSelection({ target }: MouseEvent): void {
  const link =
    target instanceof Element ? target.closest<HTMLAnchorElement>(`${card} a[href*="/products/"]`) : null;
  if (!link) return;
  const { pathname } = new URL(link.href);
  const name = link.closest(card)?.querySelector("h2, h3, h4")?.textContent.trim() ?? link.textContent.trim();
  recordEvent({
    name: "select_item",
    list: listOf(link),
    items: [{ id: decodeURIComponent(pathname.split("/")[2] ?? ""), name, path: pathname }],
  });
}

/** The heading of the shelf or listing that contains the card. */
function listOf(link: Element): string {
  const section = link.closest("section")?.querySelector("h2")?.textContent;
  return (section ?? document.querySelector("h1")?.textContent ?? document.title).trim();
}
