import { GetBrandsQueryDocument } from "@circlet/graphql/generated";
import type { Commerce } from "~/apollo/commerce";
import { brandNames } from "~/lib/brand-names";
import { type BrandGroup, brandGroups } from "./brand-groups";

/** Brands in one stack of the directory (specification B9). */
const stackSize = 6;

/** The brand directory by letters. Rejects with a `ServiceFailure`. */
export async function loadBrandGroups(commerce: Commerce): Promise<BrandGroup[]> {
  const { metaobjects } = await commerce.query(GetBrandsQueryDocument, {});
  return brandGroups(brandNames(metaobjects.nodes[0]?.fields[0]?.value ?? null), stackSize);
}
