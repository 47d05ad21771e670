import type { MouseEvent } from "react";
import { pieceTransition } from "../../constants.ts";

/** The picture that was sent on its way last: a name may stand on one element of a page alone. */
let carried: HTMLElement | null = null;

/**
 * Names the picture of the card that was pressed, so that it moves to its place on the piece's page, where the browser
 * can do that and motion is welcome. The name is set here and not in CSS: only one card may have it.
 */
export function carryPicture(event: MouseEvent<HTMLElement>): void {
  carried?.style.removeProperty("view-transition-name");
  carried = null;
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const card = event.currentTarget.closest('[data-component="product-card"]');
  const picture = card?.querySelector<HTMLElement>('[data-part="picture"] img');
  if (!picture) return;
  // The page that is left may show another piece in its gallery.
  for (const other of document.querySelectorAll<HTMLElement>('[data-part="lead-picture"]')) {
    other.style.setProperty("view-transition-name", "none");
  }
  picture.style.setProperty("view-transition-name", pieceTransition);
  carried = picture;
}
