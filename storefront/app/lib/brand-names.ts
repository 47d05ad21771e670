import * as v from "valibot";
import { brandSlug } from "./taxonomy";

/** A brand as links name it, with the name the catalogue knows it by. */
export interface BrandName {
  readonly slug: string;
  readonly displayName: string;
}

/** All that the directory says of a brand. */
export interface BrandProfile extends BrandName {
  /** A sentence or two about it. */
  readonly blurb: string | null;
  /** Its own site. */
  readonly url: string | null;
}

/** What a directory without a blurb or an address has in their place. An address leads to the web or nowhere. */
const blurb = v.fallback(v.pipe(v.string(), v.trim(), v.nonEmpty()), "");
const webAddress = v.fallback(v.pipe(v.string(), v.url(), v.regex(/^https?:/i)), "");

const directory = v.array(
  v.object({
    slug: v.optional(v.string()),
    displayName: v.string(),
    blurb: v.optional(blurb, ""),
    url: v.optional(webAddress, ""),
  }),
);

/** The brands' names alone: what a page of all of them needs. */
export function brandNames(json: string | null): BrandName[] {
  return brandProfiles(json).map(({ slug, displayName }) => ({ slug, displayName }));
}

/** The brand directory's JSON (specification A3), with slugs as links have them. A directory that cannot be read is empty. */
export function brandProfiles(json: string | null): BrandProfile[] {
  const parsed = v.safeParse(directory, parse(json));
  if (!parsed.success) return [];
  return parsed.output.map(({ slug, displayName, blurb, url }) => ({
    slug: brandSlug(slug ?? displayName),
    displayName,
    blurb: blurb || null,
    url: url || null,
  }));
}

function parse(json: string | null): unknown {
  try {
    return JSON.parse(json ?? "[]");
  } catch {
    return [];
  }
}
