import { style } from "@vanilla-extract/css";
import { pattern } from "../../../css/layered.ts";
import { needsScripts } from "../../../css/scripts.css.ts";
import { container } from "../../../primitives/Container/Container.css.ts";
import { vars } from "../../../theme/vars.css.ts";
import { textStyle } from "../../text-style.ts";
import { withNavigation } from "./with-navigation.ts";
import { columnHeading } from "../../note.css.ts";

/** The distance from the logo to the first link. */
const afterLogo = 44;

export const root = style(
  pattern({
    gridArea: "nav",
    display: "none",
    "@media": { [withNavigation]: { display: "block", paddingInlineStart: afterLogo } },
  }),
);

export const list = style(
  pattern({ ...textStyle("label"), display: "flex", gap: "clamp(14px, 1.3vw, 26px)" }),
);

export const item = style(pattern({ display: "flex", alignItems: "center" }));

export const link = style(
  pattern({
    display: "inline-flex",
    alignItems: "center",
    minBlockSize: vars.control.medium,
    whiteSpace: "nowrap",
    textUnderlineOffset: 6,
    selectors: {
      "&:hover, &[aria-current='page']": { textDecoration: "underline" },
      "&[data-tone='sale']": { color: vars.color.sale },
    },
  }),
);

/** Without scripts, the link next to it works. */
export const button = style([
  needsScripts,
  pattern({
    display: "grid",
    placeItems: "center",
    inlineSize: 24,
    blockSize: 24,
    marginInlineEnd: -6,
    color: vars.color.textMuted,
  }),
]);

export const chevron = style(
  pattern({
    transition: `transform ${vars.motion.state} ${vars.motion.ease}`,
    selectors: { "[aria-expanded='true'] > &": { transform: "rotate(180deg)" } },
  }),
);

export const panel = style(
  pattern({
    position: "absolute",
    zIndex: vars.zIndex.menu,
    insetInline: 0,
    insetBlockStart: "calc(100% - 8px)",
    paddingBlockStart: vars.space.xs,
    display: "none",
    selectors: { "&[data-open]": { display: "block" } },
  }),
);

export const sheet = style(
  pattern({
    background: vars.color.raised,
    borderBlockStart: `1px solid ${vars.color.hairline}`,
    boxShadow: vars.shadow.menu,
  }),
);

export const columns = style([
  container({}),
  pattern({
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(150px, 1fr))",
    gap: vars.space.xl,
    paddingBlock: `${vars.space.xl} ${vars.space.xxl}`,
  }),
]);

export const heading = columnHeading;

export const columnLink = style(
  pattern({
    ...textStyle("label"),
    display: "flex",
    alignItems: "center",
    minBlockSize: 34,
    textUnderlineOffset: 4,
    ":hover": { textDecoration: "underline" },
  }),
);
