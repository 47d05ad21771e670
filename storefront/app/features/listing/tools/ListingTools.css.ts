import { vars } from "@circlet/design-system/theme";
import { style } from "@vanilla-extract/css";

/** As high as the switch, so that nothing moves when it appears. */
export const place = style({ minBlockSize: vars.control.target, marginInlineStart: "auto" });
