import { announce, RadioGroup } from "@circlet/design-system";
import { useState, useSyncExternalStore } from "react";
import {
  type Consent,
  consent,
  isDeclinedByBrowser,
  setConsent,
  subscribeToConsent,
} from "~/consent/consent";
import * as messages from "~/messages/en/consent";
import * as css from "./SharingChoice.css";

/** Lets the shopper opt out of sharing visits with partners, or in. Until they decide, nothing is shared. */
export function SharingChoice() {
  const answer = useSyncExternalStore<Consent>(subscribeToConsent, consent, () => "unknown");
  const isBrowsers = useSyncExternalStore(subscribeToConsent, isDeclinedByBrowser, () => false);
  const [isSaved, setSaved] = useState(false);
  return (
    <div className={css.root}>
      <RadioGroup
        legend={messages.choice}
        value={answer === "allowed" ? "allowed" : "declined"}
        onValueChange={(value) => {
          setConsent(value === "allowed" ? "allowed" : "declined");
          setSaved(true);
          announce(messages.saved);
        }}
        options={[
          { value: "declined", label: messages.declined, description: messages.declinedText },
          {
            value: "allowed",
            label: messages.allowed,
            description: messages.allowedText,
            disabled: isBrowsers,
          },
        ]}
      />
      {isBrowsers && <p>{messages.declinedByBrowser}</p>}
      {isSaved && <p>{messages.saved}</p>}
      <noscript>
        <p>{messages.needsScript}</p>
      </noscript>
    </div>
  );
}
