import { globalStyle } from "@vanilla-extract/css";
import { pieceTransition } from "../constants.ts";
import { layers } from "../theme/layers.css.ts";
import { vars } from "../theme/vars.css.ts";

const base = (selector: string, rule: Parameters<typeof globalStyle>[1]): void =>
  globalStyle(selector, { "@layer": { [layers.base]: rule } });

// A new page is there at once: only the picture of the piece moves, and nothing waits for it. No picture is taken of
// the pages themselves, which would take longer the longer they are.
base(":root", { viewTransitionName: "none" });
base("::view-transition", { pointerEvents: "none" });
base(`::view-transition-group(${pieceTransition})`, {
  animationDuration: vars.motion.card,
  animationTimingFunction: vars.motion.ease,
});
// A picture that is on one of the two pages alone has nowhere to move.
base(`::view-transition-old(${pieceTransition}):only-child`, { display: "none" });
base(`::view-transition-new(${pieceTransition}):only-child`, { animation: "none" });
