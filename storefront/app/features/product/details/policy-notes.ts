import type { PolicyNote } from "@circlet/design-system";
import { finalCategories, returnPolicy, shipsWithinHours } from "~/constants";

const { days, freeByMailDays } = returnPolicy;

const returns: PolicyNote = {
  about: "returns",
  title: "Easy returns.",
  text: `Free by mail for ${freeByMailDays} days, accepted for ${days}.`,
};

const noReturns: PolicyNote = {
  about: "returns",
  title: "Final, for hygiene.",
  text: "New with tags. Returns only if we made a mistake.",
};

/** The three policies on every product page. */
export const policyNotes = (category = ""): readonly PolicyNote[] => [
  {
    about: "shipping",
    title: "Free shipping.",
    text: `On every order, sent within ${shipsWithinHours} hours.`,
  },
  finalCategories.includes(category) ? noReturns : returns,
  { about: "payment", title: "Secure payment.", text: "Your card number never reaches us." },
];
