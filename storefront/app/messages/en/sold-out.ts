import { lowPrices } from "./promises";

const titled = (title: string, brand: string) => (brand ? `${title} by ${brand}` : title);
export const soldText = (title: string, brand: string) =>
  `${titled(title, brand)} has found its owner. Most of our items are one of one, so they go fast. Here is more like it.`;
export const plainSoldText = (title: string, brand: string) =>
  `${titled(title, brand)} is sold out. Here is more like it.`;
export const plainUnknownText = "Here is more like it.";
export const tellMe = "Tell me when something like this comes";
export const tellMeText = "We email you as soon as we have it. You can stop that at any time.";
export const like = "Like this";
export const size = (size: string) => `Size ${size}`;
export const searchLike = "Search for items like this";
export const chooseLike = "Choose at least one.";
export const told = "We tell you as soon as something like this comes.";
export const startShopping = "Start shopping now";
export const reviews = "What shoppers say";
export const notLoaded = (category: string) => `${category} could not be loaded.`;
export const stillHere = (category: string) => `Still here: ${category.toLowerCase()}`;
export const inSize = (category: string, size: string) => `${category} in size ${size}`;
export const seeAll = (category: string) => `See all ${category.toLowerCase()}`;
export const supply = "How brands bring us what you find here";
export const supplyText =
  "Every item comes straight from the brand that made it. When it is gone, something else has just come in.";
export const returned = "Sent back, or never sold";
export const returnedText =
  "Shoppers return one in four items they order. Brands pass those on to us, along with what they did not sell.";
export const checked = "Checked by hand";
export const checkedText =
  "We inspect each item, name every flaw and give it one of four grades. We never call a worn item new.";
export const priced = "Priced to stay in the circle";
export const pricedText = `Condition, brand and season set the price, and time lowers it. ${lowPrices}.`;
