import { style } from "@vanilla-extract/css";

export { background, page } from "../../loading/sections-page.css";

export const tightHeading = style({ marginBlockEnd: "var(--circlet-space-xs)" });

export const underHeading = style({ marginBlockEnd: "var(--circlet-space-l)" });
