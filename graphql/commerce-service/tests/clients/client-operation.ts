export interface ShopIds {
  readonly product: string;
  readonly collection: string;
  readonly variant: string;
  readonly otherVariant: string;
  readonly cart: string;
  readonly line: string;
  readonly address: string;
  readonly deliveryGroup: string;
}

export interface ClientOperation {
  readonly name: string;
  readonly query: string;
  readonly variables?: (ids: ShopIds) => Readonly<Record<string, unknown>>;
}

export interface Client {
  readonly name: string;
  readonly version: string;
  readonly operations: readonly ClientOperation[];
}

export const moneyFields = "amount currencyCode";
export const imageFields = "id url altText width height";
export const userErrorFields = "userErrors { code field message }";
export const pageInfoFields = "pageInfo { hasPreviousPage hasNextPage startCursor endCursor }";
