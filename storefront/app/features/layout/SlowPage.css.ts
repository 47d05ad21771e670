import { media } from "@circlet/design-system/media";
import { style } from "@vanilla-extract/css";

const surface = { background: "var(--circlet-color-surface)", borderRadius: "var(--circlet-radius-image)" };

export const page = style({ paddingBlock: "var(--circlet-space-l) var(--circlet-layout-section)" });

export const images = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "92%",
  gap: "var(--circlet-space-s)",
  overflow: "hidden",
  "@media": { [media.desktop]: { gridAutoColumns: "minmax(0, 1fr)" } },
});

export const image = style({ ...surface, aspectRatio: "4 / 5" });

export const facts = style({ display: "grid", gap: "var(--circlet-space-m)", alignContent: "start" });

export const short = style({ inlineSize: "40%" });

export const title = style({ inlineSize: "80%", maxInlineSize: 420, blockSize: 36 });

export const panel = style({ ...surface, blockSize: 72 });

export const button = style({ ...surface, blockSize: 52 });

export const listing = style({ display: "grid", gap: "var(--circlet-space-xl)" });
