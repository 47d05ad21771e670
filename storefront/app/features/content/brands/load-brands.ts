import { GetBrandsQueryDocument } from "@circlet/graphql/generated";
import type { Commerce } from "~/apollo/commerce";
import { type BrandName, brandNames } from "~/lib/brand-names";

/** Every brand of the directory. Rejects with a `ServiceFailure`. */
export async function loadBrands(commerce: Commerce): Promise<BrandName[]> {
  const { metaobjects } = await commerce.query(GetBrandsQueryDocument, {});
  return brandNames(metaobjects.nodes[0]?.fields[0]?.value ?? null);
}
