/** These run in the page, so they cannot use each other. */

/** The first visible link or control whose text starts with this pattern; in a dialog if one is open. */
export function control(name: string): Element | undefined {
  const opened = CSS.supports("selector(:popover-open)") ? "dialog[open], :popover-open" : "dialog[open]";
  const root = [...document.querySelectorAll(opened)].at(-1) ?? document;
  const isVisible = (element: Element): boolean =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === "visible";
  const textOf = (element: Element): string =>
    (element.getAttribute("aria-label") ?? element.textContent ?? "").trim();
  return [...root.querySelectorAll("button:not(:disabled), a, label")].find(
    (element) => isVisible(element) && new RegExp(`^${name}`, "i").test(textOf(element)),
  );
}

/** The field whose label starts with this text. */
export function field(name: string): Element | undefined {
  return [...document.querySelectorAll<HTMLInputElement>("input, select")].find((element) => {
    const label = element.getAttribute("aria-label") ?? element.labels?.[0]?.textContent ?? "";
    return label.trim().startsWith(name) && element.getClientRects().length > 0;
  });
}

export const matching = (selector: string): Element | null => document.querySelector(selector);

/** Whether the page's main heading contains this text. */
export const heading = (text: string): boolean =>
  document.querySelector("h1")?.textContent?.includes(text) ?? false;

/** Whether the page shows this text anywhere. */
export const text = (part: string): boolean => document.body.innerText.includes(part);

export const address = (part: string): boolean => location.href.includes(part);
