import type { PolicyNote } from "@circlet/design-system";
import { finalCategories, returnPolicy, shipsWithinHours } from "~/constants";
import { answerPaths, paymentPath } from "~/paths";
import * as messages from "~/messages/en/product";

const { days, freeByMailDays } = returnPolicy;

const returns: PolicyNote = {
  about: "returns",
  title: messages.easyReturns,
  text: messages.easyReturnsText(freeByMailDays, days),
  href: answerPaths.returns,
};

const noReturns: PolicyNote = {
  about: "returns",
  title: messages.noReturns,
  text: messages.noReturnsText,
  href: answerPaths.returns,
};

/** The policies that every product page shows. */
export const policyNotes = (category: string): readonly PolicyNote[] => [
  {
    about: "shipping",
    title: messages.freeShipping,
    text: messages.freeShippingText(shipsWithinHours),
    href: answerPaths.shipping,
  },
  finalCategories.includes(category) ? noReturns : returns,
  {
    about: "payment",
    title: messages.securePayment,
    text: messages.securePaymentText,
    href: paymentPath,
  },
];
