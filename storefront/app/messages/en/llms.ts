/** What assistants and agents read of the shop, at `/llms.txt` and `/agents.md`. */
export const findProducts = "Find products";
export const search = (address: string) =>
  `Search: \`${address}?text=WORDS\`. Narrow it with \`category\`, \`brand\`, \`color\`, \`size\`, \`minPrice\` and \`maxPrice\`.`;
export const data = (currency: string) =>
  `Each product page has price and stock of every variant as JSON-LD, in ${currency}.`;
export const wholeCatalog = "Whole catalog";
export const buy = "Buy";
export const cartLink = (address: string) =>
  `\`${address}/VARIANT:1\` adds a variant to the cart of the browser that opens it. Only the shopper pays, at checkout.`;
export const collections = "Collections";
export const categories = "Categories";
export const about = "About the shop";
