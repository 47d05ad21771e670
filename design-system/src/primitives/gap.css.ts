import { styleVariants } from "@vanilla-extract/css";
import { primitive } from "../css/layered.ts";
import { vars } from "../theme/vars.css.ts";

/** Gaps between children, named after the space tokens. */
export const gaps = styleVariants({ none: "0", ...vars.space }, (gap) => primitive({ gap }));

export type Gap = keyof typeof gaps;
