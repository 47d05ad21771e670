import { style } from "@vanilla-extract/css";

export { background, page } from "../../../loading/sections-page.css";

/** The gap before the next section is enough. */
export const opening = style({ paddingBlockEnd: 0 });

export const lead = style({ fontWeight: "var(--circlet-weight-semibold)" });
