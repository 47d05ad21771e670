import { offers, shipsWithinHours } from "~/constants";

/** The texts of a sold-out page. */

export const soldOutOffer = {
  lead: `Still yours: ${offers.welcomePercent}% off your first order`,
  text: `Enter the code ${offers.welcomeCode} in your bag or at checkout. A code from us by email expires ${offers.welcomeHours} hours after we send it.`,
};

export const supply = {
  title: "How brands bring us what you find here",
  text: "Every item comes straight from the brand that made it. When it is gone, something else has just come in.",
  steps: [
    {
      title: "Sent back, or never sold",
      text: "Shoppers return one in four items they order. Brands pass those on to us, along with what they did not sell.",
    },
    {
      title: "Checked by hand",
      text: "We inspect each item, name every flaw and give it one of four grades. We never call a worn item new.",
    },
    {
      title: "Priced to stay in the circle",
      text: `Condition, brand and season set the price, and time lowers it: often ${offers.oftenPercent}% or more below retail.`,
    },
    {
      title: "Sent on at once",
      text: `Free of charge and within ${shipsWithinHours} hours, backed by our quality guarantee.`,
    },
  ],
} as const;
