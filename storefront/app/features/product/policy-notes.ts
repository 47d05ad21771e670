import type { PolicyNote } from "@circlet/design-system";
import { returnPolicy, shipsWithinHours } from "~/lib/constants";

const { days, freeByMailDays } = returnPolicy;

/** The three policies of specification A2. */
export const policyNotes: readonly PolicyNote[] = [
  {
    about: "shipping",
    title: "Free shipping.",
    text: `On every order, sent within ${shipsWithinHours} hours.`,
  },
  {
    about: "returns",
    title: "Easy returns.",
    text: `Free by mail for ${freeByMailDays} days, taken for ${days}.`,
  },
  { about: "payment", title: "Secure payment.", text: "Your card number never reaches us." },
];
