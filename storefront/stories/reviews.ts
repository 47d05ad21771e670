import type { Review } from "~/catalog/reviews";

export const storyReviews: readonly Review[] = [
  {
    id: "1",
    quote: "Arrived with its tags on, and for a third of what I had seen it for.",
    author: "Ines, Portland",
    product: "Bias-cut satin slip dress",
    date: "11/2/2025",
  },
  {
    id: "2",
    quote: "Pre-owned, it said. I could not tell.",
    author: "Mara, Austin",
    product: "Leather ankle boots",
    date: "10/21/2025",
  },
  {
    id: "3",
    quote: "The note about the cuff was honest, and you have to look for it.",
    author: "Jo, Chicago",
    product: "Belted cotton trench",
    date: "9/30/2025",
  },
];
