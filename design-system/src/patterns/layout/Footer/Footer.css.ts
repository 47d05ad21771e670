import { style } from "@vanilla-extract/css";
import { pattern } from "../../../css/layered.ts";
import { media } from "../../../css/media.ts";
import { needsScripts, replacesScripts } from "../../../css/scripts.css.ts";
import { container } from "../../../primitives/Container/Container.css.ts";
import { vars } from "../../../theme/vars.css.ts";
import { textStyle } from "../../text-style.ts";
import { columnHeading, errorNote } from "../../note.css.ts";
import { h3Text } from "../../display-text.css.ts";
import { plainLink } from "../../plain-link.css.ts";

/** From this width up, the newsletter form is next to the links. */
const sideBySide = "(min-width: 1024px)";

export const root = style(pattern({ background: vars.color.section }));

export const inner = style([
  container({}),
  pattern({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: `${vars.space.xxl} ${vars.space.xxxl}`,
    paddingBlock: `${vars.space.xxl} ${vars.space.l}`,
    "@media": {
      [media.desktop]: { paddingBlockStart: vars.space.xxxl },
      [sideBySide]: { gridTemplateColumns: "minmax(0, 1fr) minmax(300px, 360px)" },
    },
  }),
]);

export const columns = style(
  pattern({
    display: "grid",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    gap: vars.space.xl,
    "@media": { [media.desktop]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" } },
  }),
);

export const columnTitle = columnHeading;

export const link = style([
  plainLink,
  pattern({ ...textStyle("label"), minBlockSize: 36, overflowWrap: "anywhere" }),
]);

export const newsletter = style(pattern({ maxInlineSize: 440 }));

export const newsletterTitle = style([h3Text, pattern({ marginBlockEnd: vars.space.xs })]);

export const newsletterText = style(
  pattern({
    ...textStyle("label"),
    color: vars.color.textMuted,
    marginBlockEnd: vars.space.m,
  }),
);

/** Without scripts, a note says that subscribing needs them. */
export const newsletterRow = style([
  needsScripts,
  pattern({ display: "flex", flexWrap: "wrap", alignItems: "flex-start", gap: vars.space.xs }),
]);

export const newsletterWithoutScripts = style([newsletterText, replacesScripts]);

export const newsletterField = style(
  pattern({ flex: "1 1 190px", inlineSize: "auto", maxInlineSize: "100%" }),
);

export const newsletterError = style([errorNote, pattern({ marginBlockStart: vars.space.xs })]);

export const end = style(
  pattern({
    gridColumn: "1 / -1",
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: `${vars.space.xs} ${vars.space.l}`,
    paddingBlockStart: vars.space.m,
    borderBlockStart: `1px solid ${vars.color.hairline}`,
  }),
);

export const legal = style(
  pattern({
    ...textStyle("caption"),
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: vars.space.l,
  }),
);

export const copyright = style(
  pattern({ display: "flex", flexWrap: "wrap", alignItems: "center", color: vars.color.textMuted }),
);

export const copyrightText = style(
  pattern({ minBlockSize: vars.control.target, cursor: "default", userSelect: "none" }),
);

export const version = style(
  pattern({ selectors: { "&:not(:empty)": { marginInlineStart: vars.space.m } } }),
);
