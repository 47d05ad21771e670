import type { PolicyNote } from "@circlet/design-system";
import { makesPromise, sealedCategories } from "~/promises/promises";
import { answerPaths, paymentPath } from "~/shop/paths";
import * as promises from "~/messages/en/promises";

const returns: PolicyNote = {
  about: "returns",
  title: `${promises.easyReturns}.`,
  text: promises.easyReturnsText,
  href: answerPaths.returns,
};

const sealedReturns: PolicyNote = { ...returns, text: promises.sealedReturnsText };

const shipping: PolicyNote = {
  about: "shipping",
  title: `${promises.freeShipping}.`,
  text: promises.freeShippingText,
  href: answerPaths.shipping,
};

const payment: PolicyNote = {
  about: "payment",
  title: `${promises.securePayment}.`,
  text: promises.securePaymentText,
  href: paymentPath,
};

/** The policies that every product page shows. */
export const policyNotes = (category: string): readonly PolicyNote[] => [
  ...(makesPromise("free-shipping") ? [shipping] : []),
  ...(makesPromise("easy-returns") ? [sealedCategories.includes(category) ? sealedReturns : returns] : []),
  payment,
];
