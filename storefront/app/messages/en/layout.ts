export const newsletter = (code: string, percent: number, hours: number) =>
  `News about once a week. Confirm your address, and we send you ${code}: ${percent}% off your first order, for ${hours} hours. Unsubscribe at any time.`;
export const incentiveNotice = "Notice of financial incentive";
export const demo = "Demo";
export const demoNotice = "This is a public demo. Nothing is for sale, and no money moves.";
export const partsMissing = "Some parts of this page did not load.";
export const marketName = (country: string, details: string) => `${country} (${details})`;
export const shoppingIn = (market: string) => `Shopping in ${market}`;
export const promo = (percent: number, size: number) =>
  `Free shipping, easy returns. ${percent}% off ${size} or more.`;
