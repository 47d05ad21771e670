import { style } from "@vanilla-extract/css";
import { pattern } from "../../../css/layered.ts";
import { media } from "../../../css/media.ts";
import { vars } from "../../../theme/vars.css.ts";
import { textStyle } from "../../text-style.ts";

export const root = style(
  pattern({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: vars.space.l,
    paddingBlock: `${vars.space.xl} ${vars.layout.section}`,
    // Keeps the footer below the fold while content loads.
    minBlockSize: "80vb",
    alignContent: "start",
    "@media": {
      [media.desktop]: {
        gridTemplateColumns: "200px minmax(0, 1fr)",
        columnGap: vars.space.xxl,
        gridTemplateAreas: '"top top" "nav content"',
      },
    },
  }),
);

export const top = style(pattern({ "@media": { [media.desktop]: { gridArea: "top" } } }));

export const lead = style(
  pattern({
    ...textStyle("label"),
    color: vars.color.textMuted,
    minBlockSize: `calc(${vars.type.label.size} * 1.6)`,
    overflowWrap: "anywhere",
  }),
);

export const nav = style(pattern({ "@media": { [media.desktop]: { gridArea: "nav", alignSelf: "start" } } }));

export const content = style(pattern({ "@media": { [media.desktop]: { gridArea: "content" } } }));
