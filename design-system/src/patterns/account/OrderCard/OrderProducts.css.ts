import { style } from "@vanilla-extract/css";
import { pattern } from "../../../css/layered.ts";
import { vars } from "../../../theme/vars.css.ts";
import { note as smallNote, smallHeading } from "../../note.css.ts";
import { textStyle } from "../../text-style.ts";
import { photo, photoFrame } from "../../photo.css.ts";
import { plainLink } from "../../plain-link.css.ts";

export const list = style(pattern({ display: "grid", gap: vars.space.s }));

export const product = style(
  pattern({
    display: "grid",
    gridTemplateColumns: "64px minmax(0, 1fr) auto",
    alignItems: "center",
    gap: vars.space.m,
  }),
);

export const place = style([photoFrame, pattern({ aspectRatio: "4 / 5" })]);

export const image = photo;

export const words = style(pattern({ ...textStyle("label"), overflowWrap: "anywhere" }));

export const brand = smallHeading;
export const note = smallNote;
export const link = style([plainLink, pattern({ minBlockSize: vars.control.target })]);
