import * as v from "valibot";
import { brandSlug } from "./taxonomy";

/** A brand as links name it, with the name the catalogue knows it by. */
export interface BrandName {
  readonly slug: string;
  readonly displayName: string;
}

const directory = v.array(v.object({ slug: v.optional(v.string()), displayName: v.string() }));

/** The brand directory's JSON (specification A3), with slugs as links have them. A directory that cannot be read is empty. */
export function brandNames(json: string | null): BrandName[] {
  const parsed = v.safeParse(directory, parse(json));
  if (!parsed.success) return [];
  return parsed.output.map(({ slug, displayName }) => ({
    slug: brandSlug(slug ?? displayName),
    displayName,
  }));
}

function parse(json: string | null): unknown {
  try {
    return JSON.parse(json ?? "[]");
  } catch {
    return [];
  }
}
