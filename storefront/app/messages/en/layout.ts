export const newsletter = (discountCode: string, percent: number, hours: number) =>
  `Confirm your address, and ${discountCode} takes ${percent}% off your first order for ${hours} hours. Unsubscribe anytime.`;
export const privacyChoices = "Your Privacy Choices";
export const incentiveNotice = "Notice of financial incentive";
export const demo = "Demo";
export const demoNotice = "This is a public demo. Nothing is for sale, and no money moves.";
export const partsMissing = "Some parts of this page did not load.";
export const marketName = (country: string, details: string) => `${country} (${details})`;
export const shoppingIn = (market: string) => `Shopping in ${market}`;
export const promo = (percent: number, size: number) =>
  `Free shipping, easy returns. ${percent}% off ${size} or more.`;
