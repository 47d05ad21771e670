import { style } from "@vanilla-extract/css";
import { vars } from "@circlet/design-system/theme";
import { notice as bar } from "../../loading/notice.css";

export const themed = style({ background: vars.color.ground, color: vars.color.text });

export const notice = style([bar, { whiteSpace: "pre-line", textWrap: "wrap", overflowWrap: "anywhere" }]);
