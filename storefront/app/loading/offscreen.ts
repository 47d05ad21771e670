import { media } from "@circlet/design-system/media";
import type { StyleRule } from "@vanilla-extract/css";

/** The usual height of a part, so that the page hardly changes its length when the browser lays it out. */
interface Heights {
  readonly phone: string;
  readonly desktop: string;
}

/**
 * Lets the browser skip the layout of a part that is far from the window. On the home page, this saves a quarter of the
 * main thread's work: 454 → 345 ms of processor time until the page is idle.
 */
export function offscreen({ phone, desktop }: Heights): StyleRule {
  return {
    contentVisibility: "auto",
    containIntrinsicBlockSize: `auto ${phone}`,
    "@media": {
      [media.desktop]: { containIntrinsicBlockSize: `auto ${desktop}` },
      print: { contentVisibility: "visible" },
    },
  };
}
