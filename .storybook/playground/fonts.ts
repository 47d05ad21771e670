import type { FontSource } from "../../design-system/tokens/brand-file.ts";

interface BrandFont {
  $extensions?: { "example.circlet.font"?: FontSource };
  font: { display: { $value: string[] } };
}

const files = Object.values(
  import.meta.glob<BrandFont>("../../design-system/tokens/brands/*.json", { eager: true, import: "default" }),
);

/** A display font that the design system includes. */
export interface PackagedFont {
  name: string;
  /** The font's name and its fallbacks. */
  families: readonly string[];
  /** Undefined for the default stylesheet's font. */
  source: FontSource | undefined;
}

/** The display fonts of all packaged brands. */
export const fonts: readonly PackagedFont[] = files.map(({ $extensions, font: { display } }) => ({
  name: display.$value[0] ?? "",
  families: display.$value,
  source: $extensions?.["example.circlet.font"],
}));
