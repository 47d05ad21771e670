import { style } from "@vanilla-extract/css";
import { pattern } from "./layered.ts";
import { withoutScripts, withScripts } from "./media.ts";

/** Hides an element that needs scripts when they do not run. */
export const needsScripts = style(pattern({ selectors: { [withoutScripts]: { display: "none" } } }));

/** Shows an element only when scripts do not run. */
export const replacesScripts = style(pattern({ selectors: { [withScripts]: { display: "none" } } }));
