import { ConsentBanner } from "@circlet/design-system";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { useLocation, useMatches, useNavigation } from "react-router-dom";
import { consent, setConsent, subscribeToConsent } from "~/lib/events/consent";
import { recordEvent, setEventSink } from "~/lib/events/record-event";
import { eventsOf } from "~/lib/events/route-events";
import type { ShopEvent } from "~/lib/events/shop-event";
import { privacyPath } from "~/lib/paths";
import { type PublicSettings, usePublicSettings } from "~/lib/public-settings";
import { eventSender } from "./event-sender";
import { listenForSelection } from "./selected-item";

/** Counts visits once a shopper has allowed it. Until then it asks, and nothing is sent. */
export default function Analytics() {
  const settings = usePublicSettings();
  const answer = useSyncExternalStore(subscribeToConsent, consent);
  const isConfigured = Boolean(settings.analytics.id ?? settings.newsletter.key);
  const isCounting = isConfigured && answer === "allowed";

  if (isCounting) {
    return (
      <>
        <Sender settings={settings} />
        <PageEvents />
      </>
    );
  }
  if (!isConfigured || answer === "declined") return null;
  return (
    <ConsentBanner
      privacyHref={privacyPath}
      onAllow={() => setConsent("allowed")}
      onDecline={() => setConsent("declined")}
    />
  );
}

/** Opens the way to the tools; stands before what has something to tell. */
function Sender({ settings }: { readonly settings: PublicSettings }) {
  useEffect(() => {
    setEventSink(eventSender(settings));
    const stop = listenForSelection();
    return () => {
      stop();
      setEventSink(null);
    };
  }, [settings]);
  return null;
}

/** Tells of each page that is opened, and of what it shows. Choosing a variant changes the address, not the page. */
function PageEvents() {
  const { pathname } = useLocation();
  const isThere = useNavigation().state === "idle";
  const shown = JSON.stringify(eventsOf(useMatches()));
  useOnce(isThere ? pathname : null, (path) =>
    recordEvent({ name: "page_view", path, title: document.title }),
  );
  useOnce(isThere ? shown : null, (events) => {
    for (const event of JSON.parse(events) as ShopEvent[]) recordEvent(event);
  });
  return null;
}

/** Tells of a value when it comes and when it is another one; null is none. */
function useOnce(value: string | null, tell: (value: string) => void): void {
  const told = useRef<string | null>(null);
  useEffect(() => {
    if (value === null || value === told.current) return;
    told.current = value;
    tell(value);
  }, [value, tell]);
}
