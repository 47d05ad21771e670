import { SizeTypesDocument } from "@circlet/graphql/generated";
import * as v from "valibot";
import type { Commerce } from "~/apollo/commerce";
import { sharedQuery } from "~/apollo/shared-query";
import { sizeTypes as knownTypes } from "~/shop/taxonomy";
import { termName } from "~/shop/term";

/** A size system: its sizes from small to large (.github/decisions/0015). */
export interface SizeType {
  readonly slug: string;
  readonly name: string;
  readonly sizes: readonly string[];
}

/** Loads the shop's size systems; empty if it has none. Rejects with a `ServiceFailure`. */
export const loadSizeTypes = sharedQuery(async (commerce: Commerce) => {
  const { metaobjects } = await commerce.query(SizeTypesDocument, {});
  return readSizeTypes(metaobjects.nodes[0]?.fields[0]?.value ?? "");
});

const edges = v.pipe(
  v.object({ edges: v.array(v.object({ node: v.object({ slug: v.string() }) })) }),
  v.transform((sizes) => sizes.edges.map(({ node }) => node.slug)),
);

const list = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(
    v.object({
      slug: v.pipe(v.string(), v.toLowerCase()),
      displayName: v.optional(v.string(), ""),
      sizes: v.union([v.array(v.string()), edges]),
    }),
  ),
);

/** Parses the list's JSON; a type's sizes are strings, or edges whose nodes have a slug. Returns an empty list if it is invalid. */
export function readSizeTypes(json: string): SizeType[] {
  const parsed = v.safeParse(list, json);
  if (!parsed.success) return [];
  return parsed.output.map(({ slug, displayName, sizes }) => ({
    slug,
    name: knownTypes.some((known) => known.slug === slug) ? termName(knownTypes, slug) : displayName || slug,
    sizes,
  }));
}
