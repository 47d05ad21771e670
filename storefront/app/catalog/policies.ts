import { ShopPoliciesDocument, type ShopPolicyFragment } from "@circlet/graphql/generated";
import type { Commerce } from "~/apollo/commerce";
import { sharedQuery } from "~/apollo/shared-query";
import { optionalData } from "~/http/optional-data";

const queryPolicies = sharedQuery(async (commerce) => {
  const { shop } = await commerce.query(ShopPoliciesDocument, {});
  return [shop.termsOfService, shop.privacyPolicy, shop.refundPolicy, shop.shippingPolicy].filter(
    (policy): policy is ShopPolicyFragment => Boolean(policy),
  );
});

/** The policies that the merchant has written on the platform. Never rejects: if loading fails, the page is partial. */
export async function loadPolicies(commerce: Commerce): Promise<readonly ShopPolicyFragment[]> {
  return (await optionalData(() => queryPolicies(commerce), commerce.options)) ?? [];
}
