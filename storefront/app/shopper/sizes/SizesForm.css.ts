import { withoutScripts, withScripts } from "@circlet/design-system/media";
import { style } from "@vanilla-extract/css";

/** Saving needs JavaScript. Without it, a search button shows instead. */
export const save = style({ selectors: { [withoutScripts]: { display: "none" } } });

export const show = style({ selectors: { [withScripts]: { display: "none" } } });

/** As wide as the longest size, so that the columns line up. */
export const size = style({ inlineSize: "5rem" });
