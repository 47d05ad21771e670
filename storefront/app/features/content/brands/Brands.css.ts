import { vars } from "@circlet/design-system/theme";
import { style } from "@vanilla-extract/css";

export const page = style({ paddingBlockEnd: vars.space.huge });
