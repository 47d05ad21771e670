export const checkSpelling = "Check the spelling, or try fewer words.";
export const removeFilter = "Remove a filter to see more.";
export const seeAll = "See all items";
export const showAllItems = (count: number) => `Show all ${count} items`;
export const results = "Results";
export const page = (page: number, pages: number) => `Page ${page} of ${pages}`;
export const reviewsOf = (heading: string) => `What shoppers say of ${heading}`;
export const categoriesOf = (brand: string) => `Categories of ${brand}`;
export const all = "All";
export const brandsIn = (category: string) => `Brands in ${category}`;
export const newArrivals = "New Arrivals";
export const trending = "Trending";
export const lastChance = "Last Chance";
export const markedDown = "Marked Down";
export const finalSale = "Final Sale";
export const sellsFast = "Likely to sell fast";
export const sale = "Sale";
export const clearance = "Clearance";
export const department = "Department";
export const category = "Category";
export const sizeType = "Size type";
export const size = "Size";
export const color = "Color";
export const condition = "Condition";
export const brand = "Brand";
export const priceTier = "Price tier";
export const otherSizes = "Other sizes";
/** Exact words are in quotes already. */
export const quoted = (text: string) => (text.startsWith('"') ? text : `“${text}”`);
export const resultsFor = (text: string) => `Results for ${quoted(text)}`;
export const allItems = "All items";
export const description = (heading: string, shop: string) =>
  `${heading} at ${shop}: see what is new, and choose by brand, size and price.`;
export const relevance = "Relevance";
export const closest = "Closest";
export const featured = "Featured";
export const bestSelling = "Best selling";
export const priceLowToHigh = "Price low to high";
export const priceHighToLow = "Price high to low";
export const deals = "Deals";
export const newest = "Newest";
export const ownSite = (brand: string) => `${possessive(brand)} own site`;
export const brands = "Brands";
export const anotherPage = "Another page of results";
/** The texts before and after a link to the search for the corrected text. */
export const correctionLead = (asked: string) => `No exact matches for “${asked}”. Showing “`;
export const correctionEnd = "”.";
export const unsearchable = (text: string) => `“${text}” has no letter or digit to search for.`;
/** Before a link to the search for the shopper's exact words. */
export const readAsFilters = "We read your search as these filters. ";
export const exactWords = "Search for these exact words";
export const inNoTitle = (words: readonly string[]) =>
  `None of these items has ${words.map((word) => `“${word}”`).join(" or ")} in its title.`;
export const over = (price: string) => `Over ${price}`;
export const under = (price: string) => `Under ${price}`;
/** "Women’s dresses", "Solenne Ash dresses". */
export const categoryOf = (whose: string, category: string) => `${whose} ${category.toLowerCase()}`;

/** "Norelle’s", and "Mother Wren’s" for a name that already ends in ’s. */
function possessive(name: string): string {
  return /['’]s$/.test(name) ? name : `${name}’s`;
}
