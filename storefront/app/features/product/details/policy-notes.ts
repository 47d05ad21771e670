import type { PolicyNote } from "@circlet/design-system";
import { returnPolicy, sealedCategories, shipsWithinHours } from "~/shop/constants";
import { answerPaths, paymentPath } from "~/shop/paths";
import * as messages from "~/messages/en/product";

const { days, freeByMailDays } = returnPolicy;

const returns: PolicyNote = {
  about: "returns",
  title: messages.easyReturns,
  text: messages.easyReturnsText(freeByMailDays, days),
  href: answerPaths.returns,
};

const sealedReturns: PolicyNote = { ...returns, text: messages.sealedReturnsText(freeByMailDays, days) };

/** The policies that every product page shows. */
export const policyNotes = (category: string): readonly PolicyNote[] => [
  {
    about: "shipping",
    title: messages.freeShipping,
    text: messages.freeShippingText(shipsWithinHours),
    href: answerPaths.shipping,
  },
  sealedCategories.includes(category) ? sealedReturns : returns,
  {
    about: "payment",
    title: messages.securePayment,
    text: messages.securePaymentText,
    href: paymentPath,
  },
];
