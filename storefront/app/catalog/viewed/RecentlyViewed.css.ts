import { withScripts } from "@circlet/design-system/media";
import { style } from "@vanilla-extract/css";

/** The height of a row of cards, so that nothing moves when the row loads on a short page. */
export const place = style({ selectors: { [withScripts]: { minBlockSize: 480 } } });
