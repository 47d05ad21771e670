import type { PolicyNote } from "@circlet/design-system";
import { shows, makesPromise, sealedCategories } from "~/promises/promises";
import { answerPaths, paymentPath } from "~/shop/paths";
import * as promises from "~/messages/en/promises";
import type { ProductPage } from "../product-page";

export type ProductKind = Pick<ProductPage, "category" | "isGiftCard">;

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

/** The policies that a product page shows. A gift card is neither shipped nor returned. */
export function policyNotes({ category, isGiftCard }: ProductKind): readonly PolicyNote[] {
  const isSealed = sealedCategories.includes(category?.slug ?? "");
  const notes = [
    ...(makesPromise("free-shipping") && !isGiftCard ? [shipping] : []),
    ...(makesPromise("easy-returns") && !isGiftCard ? [isSealed ? sealedReturns : returns] : []),
    payment,
  ];
  return shows("long-pages") ? notes : notes.map((note) => ({ ...note, href: undefined }));
}
