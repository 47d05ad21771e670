/** What the test uses of it: the package has no types. */
declare module "shopify-buy" {
  interface Variant {
    readonly id: string;
    readonly available: boolean;
  }
  interface Product {
    readonly title: string;
    readonly handle: string;
    readonly variants: readonly Variant[];
  }
  interface Checkout {
    readonly id: string;
    readonly webUrl: string;
  }
  export default class Client {
    static buildClient(
      config: { domain: string; storefrontAccessToken: string; apiVersion: string },
      fetchFunction: typeof fetch,
    ): Client;
    readonly shop: { fetchInfo(): Promise<{ readonly name: string }> };
    readonly collection: { fetchAll(): Promise<readonly { readonly handle: string }[]> };
    readonly product: {
      fetchAll(): Promise<readonly Product[]>;
      fetchByHandle(handle: string): Promise<Product>;
    };
    readonly checkout: {
      create(): Promise<Checkout>;
      addLineItems(id: string, lines: readonly { variantId: string; quantity: number }[]): Promise<Checkout>;
    };
  }
}
