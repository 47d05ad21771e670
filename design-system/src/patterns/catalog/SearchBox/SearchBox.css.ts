import { style } from "@vanilla-extract/css";
import { pattern } from "../../../css/layered.ts";
import { media } from "../../../css/media.ts";
import { visuallyHidden } from "../../../primitives/VisuallyHidden/VisuallyHidden.css.ts";
import { vars } from "../../../theme/vars.css.ts";
import { withNavigation } from "../../layout/Header/with-navigation.ts";
import { textStyle } from "../../text-style.ts";
import { note as smallNote, smallHeading } from "../../note.css.ts";
import { menuPanel } from "../../menu-panel.css.ts";

export const root = style(
  pattern({
    position: "relative",
    display: "flex",
    alignItems: "center",
    gap: vars.space.s,
    "@media": { [withNavigation]: { display: "block" } },
  }),
);

export const form = style(
  pattern({
    position: "relative",
    display: "flex",
    alignItems: "center",
    flex: 1,
    minInlineSize: 0,
    blockSize: vars.control.medium,
    border: `1px solid ${vars.color.controlBorder}`,
    borderRadius: vars.radius.round,
    color: vars.color.textMuted,
    background: vars.color.ground,
    selectors: {
      "&:focus-within": { borderColor: vars.color.focus, boxShadow: `inset 0 0 0 1px ${vars.color.focus}` },
    },
    "@media": {
      [withNavigation]: { blockSize: 40 },
      "(forced-colors: active)": {
        selectors: { "&:focus-within": { outline: "2px solid Highlight" } },
      },
    },
  }),
);

export const submit = style(
  pattern({
    display: "grid",
    placeItems: "center",
    flex: "none",
    inlineSize: 42,
    blockSize: "100%",
    borderRadius: vars.radius.round,
    outlineOffset: -3,
  }),
);

export const input = style(
  pattern({
    flex: 1,
    minInlineSize: 0,
    blockSize: "100%",
    padding: 0,
    paddingInlineEnd: vars.space.m,
    border: 0,
    background: "none",
    color: vars.color.text,
    // At least 16 px, because phones zoom in on smaller fields.
    fontSize: "1rem",
    appearance: "none",
    textOverflow: "ellipsis",
    // The focus ring surrounds the whole box.
    outline: "none",
    selectors: {
      "&::placeholder": { color: vars.color.textMuted, opacity: 1 },
      "&::-webkit-search-cancel-button": { display: "none" },
    },
    "@media": { [withNavigation]: { fontSize: vars.type.small.size } },
  }),
);

/** On phones, shown next to the field while it is in use. */
export const cancel = style(
  pattern({
    ...textStyle("label"),
    minBlockSize: vars.control.medium,
    paddingInline: vars.space.xxs,
    "@media": { [withNavigation]: { display: "none" } },
  }),
);

export const panel = style([
  menuPanel,
  pattern({
    insetBlockStart: "calc(100% + 6px)",
    insetInline: 0,
    maxBlockSize: "min(70dvb, 560px)",
    overflowY: "auto",
    overscrollBehavior: "contain",
    "@media": { [withNavigation]: { insetInlineStart: "auto", inlineSize: 380 } },
  }),
]);

export const note = style([smallNote, pattern({ padding: `${vars.space.xs} ${vars.space.m}` })]);

export const heading = style(
  pattern({
    ...textStyle("caption"),
    color: vars.color.textMuted,
    fontWeight: vars.weight.semibold,
    padding: `${vars.space.xs} ${vars.space.m} ${vars.space.xxs}`,
  }),
);

export const option = style(
  pattern({
    ...textStyle("label"),
    display: "flex",
    alignItems: "center",
    gap: vars.space.s,
    minBlockSize: vars.control.medium,
    padding: `6px ${vars.space.m}`,
    "@media": {
      [media.hover]: { ":hover": { background: vars.color.hover } },
      "(forced-colors: active)": {
        selectors: { "&[aria-selected='true']": { outline: "2px solid Highlight", outlineOffset: -2 } },
      },
    },
    selectors: {
      "&[aria-selected='true']": {
        background: vars.color.hover,
        boxShadow: `inset 3px 0 0 ${vars.color.focus}`,
      },
      "[dir='rtl'] &[aria-selected='true']": { boxShadow: `inset -3px 0 0 ${vars.color.focus}` },
    },
  }),
);

export const suggestionIcon = style(pattern({ flex: "none", color: vars.color.textMuted }));

export const suggestion = style(pattern({ overflow: "hidden", textOverflow: "ellipsis" }));

/** Two lists side by side, whose lines are equally tall. */
export const recent = style(pattern({ display: "grid", gridTemplateColumns: "minmax(0, 1fr) auto" }));

export const recentList = style(pattern({ whiteSpace: "nowrap" }));

export const forget = style(
  pattern({
    display: "grid",
    placeItems: "center",
    inlineSize: vars.control.medium,
    blockSize: vars.control.medium,
    color: vars.color.textMuted,
    "@media": { [media.hover]: { ":hover": { color: vars.color.text } } },
    outlineOffset: -3,
  }),
);

/** Typed text is regular and the rest bold, because the rest is what distinguishes suggestions. */
export const typed = style(
  pattern({
    background: "none",
    color: "inherit",
    textDecoration: "underline",
    textUnderlineOffset: 3,
    textDecorationThickness: 1,
  }),
);

export const added = style(pattern({ fontWeight: vars.weight.medium }));

export const image = style(
  pattern({
    flex: "none",
    inlineSize: 44,
    blockSize: 55,
    objectFit: "cover",
    borderRadius: vars.radius.image,
    background: vars.color.surface,
  }),
);

export const product = style(pattern({ minInlineSize: 0, flex: 1 }));

export const brand = style([smallHeading, pattern({ display: "block" })]);

export const title = style([
  smallNote,
  pattern({
    display: "block",
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
  }),
]);

export const status = visuallyHidden;
