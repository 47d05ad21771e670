import { style } from "@vanilla-extract/css";
import { component } from "../../css/layered.ts";
import { vars } from "../../theme/vars.css.ts";
import { markRule } from "./mark-rule.ts";

const tick = "polygon(14% 44%, 0 62%, 42% 100%, 100% 18%, 84% 3%, 40% 68%)";

// A brand may round its controls to pills; a checkbox stays square, unlike a radio button.
export const box = style(component({ ...markRule(tick), borderRadius: `min(${vars.radius.control}, 4px)` }));
