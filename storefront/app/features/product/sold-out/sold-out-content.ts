import { offers, shipsWithinHours } from "~/constants";
import * as messages from "~/messages/en/sold-out";

/** The texts of a sold-out page. */

export const soldOutOffer = {
  lead: messages.offer(offers.welcomePercent),
  text: messages.offerText(offers.welcomeCode, offers.welcomeHours),
};

export const supply = {
  title: messages.supply,
  text: messages.supplyText,
  steps: [
    {
      title: messages.returned,
      text: messages.returnedText,
    },
    {
      title: messages.checked,
      text: messages.checkedText,
    },
    {
      title: messages.priced,
      text: messages.pricedText(offers.oftenPercent),
    },
    {
      title: messages.sent,
      text: messages.sentText(shipsWithinHours),
    },
  ],
} as const;
