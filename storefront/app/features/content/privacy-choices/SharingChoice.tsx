import { announce, Checkbox } from "@circlet/design-system";
import { useState, useSyncExternalStore } from "react";
import {
  type Consent,
  consent,
  isDeclinedByBrowser,
  setConsent,
  subscribeToConsent,
} from "~/shopper/consent/consent";
import * as messages from "~/messages/en/consent";
import { note } from "../text/text.css";
import { replacesScripts } from "~/loading/scripts.css";

/** Lets the shopper opt out of sharing visits with partners, or in. Until they decide, nothing is shared. */
export function SharingChoice() {
  const choice = useSyncExternalStore<Consent>(subscribeToConsent, consent, () => "unknown");
  const isBrowsers = useSyncExternalStore(subscribeToConsent, isDeclinedByBrowser, () => false);
  const [isSaved, setSaved] = useState(false);
  return (
    <div className={note}>
      <Checkbox
        checked={choice !== "allowed"}
        disabled={isBrowsers}
        description={messages.optOutText}
        onChange={({ currentTarget }) => {
          setConsent(currentTarget.checked ? "declined" : "allowed");
          setSaved(true);
          announce(messages.saved);
        }}
      >
        {messages.optOut}
      </Checkbox>
      {isBrowsers && <p>{messages.declinedByBrowser}</p>}
      {isSaved && <p>{messages.saved}</p>}
      <p className={replacesScripts}>{messages.needsScript}</p>
    </div>
  );
}
