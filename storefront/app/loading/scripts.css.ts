import { withoutScripts, withScripts } from "@circlet/design-system/media";
import { style } from "@vanilla-extract/css";

/** Hides an element that needs scripts when they do not run. */
export const needsScripts = style({ selectors: { [withoutScripts]: { display: "none" } } });

/** Shows an element only when scripts do not run. */
export const replacesScripts = style({ selectors: { [withScripts]: { display: "none" } } });
