import type { FontSource } from "../../design-system/tokens/brand-file.ts";

interface BrandFont {
  $extensions?: { "circlet.font"?: FontSource };
  font?: { display?: { $value: string | string[] } };
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

/** The display fonts of all packaged brands, each once. A brand's file may leave out its font. */
export const fonts: readonly PackagedFont[] = fontsOf(files);

export function fontsOf(brands: readonly BrandFont[]): PackagedFont[] {
  const found = brands.flatMap(({ $extensions, font }): PackagedFont[] => {
    const families = [font?.display?.$value ?? []].flat();
    const [name] = families;
    return name === undefined ? [] : [{ name, families, source: $extensions?.["circlet.font"] }];
  });
  return [...new Map(found.map((each) => [each.name, each])).values()];
}
