export const news = "Our news";
export const unsubscribe = "Unsubscribe anytime.";
export const privacyChoices = "Your Privacy Choices";
export const incentiveNotice = "Notice of financial incentive";
export const demo = "Demo";
export const demoNotice = "This is a public demo. Nothing is for sale, and no money moves.";
export const partsMissing = "Some parts of this page did not load.";
export const marketName = (country: string, details: string) => `${country} (${details})`;
export const shoppingIn = (market: string) => `Shopping in ${market}`;
