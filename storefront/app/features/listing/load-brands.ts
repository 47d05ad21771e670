import { GetBrandsQueryDocument } from "@circlet/graphql/generated";
import type { Commerce } from "~/apollo/commerce";
import { type BrandProfile, brandProfiles } from "~/lib/brand-names";

/** What each request's client has asked: a page that needs the directory twice asks for it once. */
const asked = new WeakMap<Commerce, Promise<BrandProfile[]>>();

/** The brand directory. Rejects with a `ServiceFailure`. */
export function loadBrands(commerce: Commerce): Promise<BrandProfile[]> {
  const known = asked.get(commerce) ?? ask(commerce);
  asked.set(commerce, known);
  return known;
}

async function ask(commerce: Commerce): Promise<BrandProfile[]> {
  const { metaobjects } = await commerce.query(GetBrandsQueryDocument, {});
  return brandProfiles(metaobjects.nodes[0]?.fields[0]?.value ?? null);
}
