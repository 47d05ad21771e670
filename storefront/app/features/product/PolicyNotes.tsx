import { LockIcon, ReturnIcon, Text, TruckIcon } from "@circlet/design-system";
import { returnPolicy, shipsWithinHours } from "~/lib/constants";
import * as css from "./ProductScreen.css";

const notes = [
  {
    icon: <TruckIcon />,
    title: "Free shipping",
    text: `On every order, sent within ${shipsWithinHours} hours.`,
  },
  {
    icon: <ReturnIcon />,
    title: "Easy returns",
    text: `Free by mail for ${returnPolicy.freeByMailDays} days, taken for ${returnPolicy.days}.`,
  },
  { icon: <LockIcon />, title: "Secure payment", text: "Your card details never reach us." },
];

/** The three policies of specification A2. */
export function PolicyNotes() {
  return (
    <ul className={css.policies}>
      {notes.map(({ icon, title, text }) => (
        <li key={title} className={css.policy}>
          <span className={css.policyIcon} aria-hidden="true">
            {icon}
          </span>
          <Text as="span" size="small">
            <strong>{title}.</strong> {text}
          </Text>
        </li>
      ))}
    </ul>
  );
}
