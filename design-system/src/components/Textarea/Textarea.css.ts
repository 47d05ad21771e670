import { style } from "@vanilla-extract/css";
import { component } from "../../css/layered.ts";
import { control } from "../Input/control.css.ts";

export const textarea = style([
  control,
  component({
    paddingBlock: 10,
    lineHeight: 1.5,
    minBlockSize: "6.5em",
    resize: "vertical",
    // Grows with its text, where browsers support it.
    fieldSizing: "content",
  }),
]);
