import { brandThemes } from "./brand-themes.ts";
import type { DemoBrand } from "./brand.ts";

/** An entry of the metaobject "brands", for the directory and the brand pages. */
export interface BrandEntry {
  readonly id: string;
  readonly displayName: string;
  readonly slug: string;
  /** The brand's own site. Demo brands are invented, so the site uses the reserved domain `.example`. */
  readonly url: string;
  readonly blurb: string;
  /** Tokens of the design system that the brand changes. */
  readonly theme?: object;
}

/**
 * The snake_case key of a directory entry: accents and apostrophes are dropped, other special characters become "_".
 */
function brandKey(displayName: string): string {
  return displayName
    .normalize("NFKD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .toLowerCase()
    .replace(/&/g, " and ")
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^_|_$/g, "");
}

/** The brand's URL slug: apostrophes are dropped, underscores become hyphens. */
export function brandSlug(displayName: string): string {
  return brandKey(displayName).replace(/_/g, "-");
}

export function brandEntry({ displayName, blurb }: Pick<DemoBrand, "displayName" | "blurb">): BrandEntry {
  const slug = brandSlug(displayName);
  return {
    id: brandKey(displayName),
    displayName,
    slug,
    url: `https://www.${slug}.example/`,
    blurb,
    ...(brandThemes[slug] && { theme: brandThemes[slug] }),
  };
}
