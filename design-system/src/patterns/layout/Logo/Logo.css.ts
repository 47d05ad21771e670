import { style } from "@vanilla-extract/css";
import { pattern } from "../../../css/layered.ts";
import { vars } from "../../../theme/vars.css.ts";

export const root = style(
  pattern({
    display: "inline-flex",
    alignItems: "center",
    gap: "0.3em",
    minBlockSize: vars.control.medium,
    fontFamily: vars.font.display,
    // Sized by the window, because enlarged text would leave no room for the controls next to it.
    fontSize: "min(clamp(1.6875rem, 1.2rem + 1.6vw, 2rem), 8.5vw)",
    lineHeight: 1,
    // A long name takes another line, so that the page stays as wide as the phone.
    overflowWrap: "anywhere",
  }),
);

export const mark = style(pattern({ inlineSize: "0.75em", blockSize: "0.75em" }));
