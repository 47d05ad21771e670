export const opensForm = "(a form on our partner site)";
export const lastUpdated = (date: string) => `Last updated ${date}`;
export const brandsNotLoaded = "The list of brands didn’t load";
export const brandsNotLoadedText = "The rest of the shop works. Please try again in a moment.";
export const onThisPage = "On this page";
export const portraitOf = (name: string) => `Illustrated portrait of ${name}`;
export const flow =
  "A ring of four steps: from the brand to Circlet, from there to a shopper, and the money back to the brand";
export const attention = (name: string) => `Attn: ${name}`;
export const brands = "Brands";
export const brandsDescription = (shop: string) =>
  `Every brand at ${shop} from A to Z. Open one to choose its items by category, size, color and price.`;
