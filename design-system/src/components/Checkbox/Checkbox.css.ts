import { style } from "@vanilla-extract/css";
import { component } from "../../css/layered.ts";
import { vars } from "../../theme/vars.css.ts";
import { choiceBox } from "./choice-box.ts";

const tick = "polygon(14% 44%, 0 62%, 42% 100%, 100% 18%, 84% 3%, 40% 68%)";

// Stays square even if a brand rounds its controls, because a round one would look like a radio button.
export const box = style(component({ ...choiceBox(tick), borderRadius: `min(${vars.radius.control}, 4px)` }));
