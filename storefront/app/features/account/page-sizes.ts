/** How many the account asks for at a time. Apart from the shop's other constants, which every page loads. */
export const pageSizes = {
  orders: 10,
  orderLines: 10,
  fulfillments: 1,
  /** The platform's limit. */
  orderedProducts: 250,
  /** The demo shop's limit per customer. */
  addresses: 100,
  /** Products of a wishlist that are queried in one request. */
  wishlist: 50,
} as const;
