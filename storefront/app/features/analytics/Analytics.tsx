import { ConsentBanner, type ConsentBannerProps } from "@circlet/design-system";
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { useLocation, useMatches, useNavigation } from "react-router-dom";
import { isCountingSetUp } from "~/lib/events/analytics-settings";
import {
  type Consent,
  consent,
  consentReopenings,
  isConsentAsked,
  isDeclinedByBrowser,
  setConsent,
  subscribeToConsent,
} from "~/lib/events/consent";
import { recordEvent, reportFailure, setEventSink } from "~/lib/events/record-event";
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
  const isAsked = useSyncExternalStore(subscribeToConsent, isConsentAsked);
  if (!isCountingSetUp(settings)) return null;
  return (
    <>
      {answer === "allowed" && (
        <>
          <Sender settings={settings} />
          <PageEvents />
        </>
      )}
      {isAsked && <Question answer={answer} />}
    </>
  );
}

/**
 * The question; asked for (`reopenConsent`) it says what holds, takes the focus, and gives it back when it goes. Before
 * it is gone, hence the layout effect: a focus that has moved on by then, as when another tab answered, stays where it is.
 */
function Question({ answer }: { readonly answer: Consent }) {
  const isBrowsers = isDeclinedByBrowser();
  const banner = useRef<HTMLElement>(null);
  const reopenings = useSyncExternalStore(subscribeToConsent, consentReopenings);
  useLayoutEffect(() => {
    if (reopenings === 0) return undefined;
    const [question, opener] = [banner.current, document.activeElement];
    question?.focus();
    return () => {
      const isInside = question?.contains(document.activeElement);
      if (isInside && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [reopenings]);
  return (
    <ConsentBanner
      ref={banner}
      privacyHref={privacyPath}
      answer={answer === "unknown" ? undefined : answer}
      labels={isBrowsers ? browserDeclines : undefined}
      onAllow={isBrowsers ? undefined : () => setConsent("allowed")}
      onDecline={() => setConsent("declined")}
    />
  );
}

/** For a browser that says no for its owner: there is nothing to choose. */
const browserDeclines: NonNullable<ConsentBannerProps["labels"]> = {
  title: "Your privacy",
  question: "Your browser asks us not to count your visits, and we keep to it.",
  more: "How we use data",
  decline: "Close",
  allow: "",
  answers: { allowed: "", declined: "" },
};

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
  const matches = useMatches();
  const isThere = useNavigation().state === "idle";
  const told = useRef({ path: "", events: "" });

  useEffect(() => {
    if (!isThere || pathname === told.current.path) return;
    told.current.path = pathname;
    recordEvent({ name: "page_view", path: pathname, title: document.title });
  }, [isThere, pathname]);

  useEffect(() => {
    if (!isThere) return undefined;
    let isLeft = false;
    const tell = (events: readonly ShopEvent[]) => {
      const written = JSON.stringify(events);
      if (isLeft || written === told.current.events) return;
      told.current.events = written;
      events.forEach(recordEvent);
    };
    eventsOf(matches).then(tell, reportFailure);
    return () => {
      isLeft = true;
    };
  }, [isThere, matches]);
  return null;
}
