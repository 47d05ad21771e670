import type { Brand } from "./brand.ts";

/** An entry of the metaobject "brands": what the directory and the brand pages show. */
export interface BrandEntry {
  readonly id: string;
  readonly displayName: string;
  readonly slug: string;
  /** The brand's own site. Brands of the demo are invented, so theirs is under the reserved domain `.example`. */
  readonly url: string;
  readonly blurb: string;
}

/** The snake_case key of a directory entry: accents and apostrophes dropped, everything else not a letter or digit is "_". */
function brandKey(displayName: string): string {
  return displayName
    .normalize("NFKD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .toLowerCase()
    .replace(/&/g, " and ")
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^_+|_+$/g, "");
}

/** The brand's slug in addresses: apostrophes dropped, underscores turned into hyphens (specification A3). */
export function brandSlug(displayName: string): string {
  return brandKey(displayName).replace(/_/g, "-");
}

export function brandEntry({ displayName, blurb }: Pick<Brand, "displayName" | "blurb">): BrandEntry {
  const slug = brandSlug(displayName);
  return {
    id: brandKey(displayName),
    displayName,
    slug,
    url: `https://www.${slug}.example/`,
    blurb,
  };
}
