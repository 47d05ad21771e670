import { normalizedEmail } from "@circlet/service-kit/email/email-address";
import { FairQueue, QueueFull } from "@circlet/service-kit/fair-queue";
import * as v from "valibot";
import { requestGraphql, type RequestQueue, ShopUnavailable } from "./graphql-request.ts";

/** A list of product ids in the platform's customer data, with a digest to detect concurrent changes. */
export interface StoredWishlist {
  readonly customerId: string;
  /** Global ids, newest last. */
  readonly productIds: readonly string[];
  /** Null while the customer has no list. */
  readonly digest: string | null;
}

/** A field of customers that the platform refused to write when it was written last: "custom.garments". */
type RefusedField = `custom.${string}`;

/** The platform's customer accounts. Its methods throw `TokenRejected` or `ShopUnavailable`. */
export interface CustomerAccountApi {
  /** Returns the customer's global id. Networks take turns. */
  customerId(token: string, network: string | undefined): Promise<string>;
  /** Returns the customer's email address; null if the account has none. */
  email(token: string): Promise<string | null>;
  wishlist(token: string): Promise<StoredWishlist>;
  /** Writes the list if nobody changed it since it was read. Otherwise returns false. */
  replaceWishlist(token: string, read: StoredWishlist, productIds: readonly string[]): Promise<boolean>;
  /** Replaces the sizes that the customer wears, whoever wrote them last. */
  saveSizes(
    customer: { readonly customerId: string; readonly token: string },
    sizes: readonly string[],
  ): Promise<void>;
  /** Replaces the garments that fit the customer, whoever wrote them last. */
  saveGarments(
    customer: { readonly customerId: string; readonly token: string },
    garments: readonly string[],
  ): Promise<void>;
  /** Since the process started. Only a customer's token shows whether the merchant has created them. */
  refusedFields(): readonly RefusedField[];
}

const field = { namespace: "custom", key: "wishlist", type: "list.product_reference" } as const;

/** Lists of texts that are replaced as a whole. */
const listField = (key: "sizes" | "garments") =>
  ({ namespace: "custom", key, type: "list.single_line_text_field" }) as const;

const queries = {
  customer: "query CustomerOfToken { customer { id } }",
  email: "query CustomerEmail { customer { emailAddress { emailAddress } } }",
  wishlist: `query Wishlist {
    customer { id metafield(namespace: "${field.namespace}", key: "${field.key}") { value compareDigest } }
  }`,
  replace: `mutation SetMetafields($metafields: [MetafieldsSetInput!]!) {
    metafieldsSet(metafields: $metafields) { userErrors { code message } }
  }`,
};

const productIds = v.pipe(v.string(), v.parseJson(), v.array(v.string()));
const customer = v.object({ customer: v.object({ id: v.string() }) });
const withEmail = v.object({
  customer: v.object({ emailAddress: v.nullable(v.object({ emailAddress: v.nullable(v.string()) })) }),
});
const wishlist = v.object({
  customer: v.object({
    id: v.string(),
    metafield: v.nullable(v.object({ value: productIds, compareDigest: v.string() })),
  }),
});
const replaced = v.object({
  metafieldsSet: v.object({
    userErrors: v.array(v.object({ code: v.nullable(v.string()), message: v.string() })),
  }),
});

/** Anyone can send tokens that need a check, so checks never wait with, or in front of, other requests. */
const tokenChecks = new FairQueue({ atOnce: 8, mostWaiting: 200 });

/** Several visitors may wait for the same check. */
const staying = new AbortController().signal;

const turnOf =
  (network: string | undefined): RequestQueue =>
  (send) =>
    tokenChecks.run({ network, signal: staying }, send).catch((error: unknown) => {
      throw error instanceof QueueFull ? new ShopUnavailable("200 tokens wait for a check") : error;
    });

export function customerAccountApi(url: string): CustomerAccountApi {
  const as = (token: string) => ({ url, headers: { authorization: token } });
  const refused = new Set<RefusedField>();
  const noteField = (key: string, isRefused: boolean): void => {
    if (isRefused) refused.add(`custom.${key}`);
    else refused.delete(`custom.${key}`);
  };
  const saveList = async (
    { customerId, token }: { readonly customerId: string; readonly token: string },
    key: "sizes" | "garments",
    texts: readonly string[],
  ): Promise<void> => {
    const metafield = { ...listField(key), ownerId: customerId, value: JSON.stringify(texts) };
    const variables = { metafields: [metafield] };
    const data = await requestGraphql({ ...as(token), query: queries.replace, variables, data: replaced });
    const [error] = data.metafieldsSet.userErrors;
    noteField(key, error !== undefined);
    if (error) throw new Error(`The platform refused the ${key}: ${error.code} ${error.message}`);
  };
  return {
    async customerId(token, network) {
      const request = { ...as(token), query: queries.customer, data: customer, queue: turnOf(network) };
      return (await requestGraphql(request)).customer.id;
    },
    async email(token) {
      const data = await requestGraphql({ ...as(token), query: queries.email, data: withEmail });
      const address = data.customer.emailAddress?.emailAddress;
      return address == null ? null : normalizedEmail(address);
    },
    async wishlist(token) {
      const data = await requestGraphql({ ...as(token), query: queries.wishlist, data: wishlist });
      const { id, metafield } = data.customer;
      return {
        customerId: id,
        productIds: metafield?.value ?? [],
        digest: metafield?.compareDigest ?? null,
      };
    },
    async replaceWishlist(token, read, ids) {
      const metafield = {
        ...field,
        ownerId: read.customerId,
        value: JSON.stringify(ids),
        compareDigest: read.digest,
      };
      const variables = { metafields: [metafield] };
      const data = await requestGraphql({ ...as(token), query: queries.replace, variables, data: replaced });
      const [error] = data.metafieldsSet.userErrors;
      const isRefused =
        error !== undefined && error.code !== "STALE_OBJECT" && error.code !== "INVALID_COMPARE_DIGEST";
      noteField(field.key, isRefused);
      if (isRefused) throw new Error(`The platform refused the wishlist: ${error.code} ${error.message}`);
      return error === undefined;
    },
    saveSizes: (customer, sizes) => saveList(customer, "sizes", sizes),
    saveGarments: (customer, garments) => saveList(customer, "garments", garments),
    refusedFields: () => [...refused].sort(),
  };
}
