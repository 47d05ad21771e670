declare global {
  interface Window {
    /** A shopper's last press before the page's scripts had started (`server/late-start.ts`); null once they have. */
    earlyPress?: Event | null;
  }
}

/** A press that went nowhere: nobody was told of it, and the browser does nothing by itself. */
type Press = () => void;

let withheld: Press | null = null;

/**
 * Keeps the shopper's last press on a part that stands there as HTML alone. React stops such an event, and does not
 * repeat it; a link, a form's own button or one that
 * names a popover acts all the same, but a button that opens something, or a select that sends
 * its form, would not. To be called after `hydrateRoot`: React's listeners at the page come first. Of a press before
 * that React knows nothing; it is made again at once.
 */
export function keepWithheldPress(page: Document, before?: Event): void {
  for (const kind of ["click", "change"] as const) page.addEventListener(kind, keep, { capture: true });
  withheld = before ? pressOf(before) : null;
  setTimeout(pressAgain);
}

/** Makes the press that is kept again: a part's script has come. What is stopped again is kept again. */
export function pressAgain(): void {
  const press = withheld;
  withheld = null;
  press?.();
}

function keep(event: Event): void {
  // True as soon as somebody has stopped it.
  if (!event.cancelBubble) withheld = null;
  else withheld = pressOf(event) ?? withheld;
}

function pressOf({ type, target }: Event): Press | null {
  if (!(target instanceof Element)) return null;
  if (type === "change") return target instanceof HTMLSelectElement ? choiceIn(target) : null;
  const button = target.closest("button");
  if (!button || button.hasAttribute("popovertarget") || (button.form && button.type !== "button"))
    return null;
  return () => button.isConnected && button.click();
}

function choiceIn(select: HTMLSelectElement): Press {
  const { value } = select;
  return () => {
    select.value = value;
    if (select.isConnected) select.dispatchEvent(new Event("change", { bubbles: true }));
  };
}
