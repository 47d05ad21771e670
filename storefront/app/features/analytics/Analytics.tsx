import { ConsentBanner } from "@circlet/design-system";
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { useLocation, useMatches, useNavigation } from "react-router-dom";
import { consent, setConsent, subscribeToConsent } from "~/shopper/consent/consent";
import { recordEvent, reportFailure, setEventSink } from "~/events/record-event";
import { eventsOf } from "./route-events";
import { shows } from "~/promises/promises";
import { privacyChoicesPath, privacyPath } from "~/shop/paths";
import { type PublicSettings, usePublicSettings } from "~/settings/public-settings";
import * as messages from "~/messages/en/consent";
import { eventSender } from "./event-sender";
import { listenForSelection } from "./listen-for-selection";

/** Records visits after the shopper consents. Until then, asks for consent and sends nothing. */
export function Analytics() {
  const settings = usePublicSettings();
  const answer = useSyncExternalStore(subscribeToConsent, consent);
  const isShown = useSyncExternalStore(subscribeToShown, isPageShown);
  // Without a tool, events are sent nowhere, so do not ask for consent.
  if (settings.analytics.id === null && settings.marketing.key === null) return null;
  return (
    <>
      {answer === "allowed" && isShown && (
        <>
          <Sender settings={settings} />
          <PageEvents />
        </>
      )}
      {answer === "unknown" && <Question />}
    </>
  );
}

/** Whether the shopper has opened the page. Chromium may render it before, which is not a visit. */
const isPageShown = (): boolean => !("prerendering" in document && document.prerendering === true);

function subscribeToShown(onShown: () => void): () => void {
  document.addEventListener("prerenderingchange", onShown);
  return () => document.removeEventListener("prerenderingchange", onShown);
}

/** When the banner closes, focus returns to where it was or to the main content, unless it is elsewhere. */
function Question() {
  const banner = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const question = banner.current;
    if (!question) return undefined;
    let former: HTMLElement | null = null;
    const enter = ({ relatedTarget: left }: FocusEvent): void => {
      if (!(left instanceof HTMLElement) || left === document.body || question.contains(left)) return;
      former = left;
    };
    // Runs before a key moves the focus, which the banner must not cover.
    const { style } = document.documentElement;
    const uncover = (): void => {
      style.scrollPaddingBlockEnd = `${Math.max(0, window.innerHeight - question.getBoundingClientRect().top)}px`;
    };
    question.addEventListener("focusin", enter);
    window.addEventListener("keydown", uncover);
    return () => {
      style.scrollPaddingBlockEnd = "";
      window.removeEventListener("keydown", uncover);
      question.removeEventListener("focusin", enter);
      if (!question.contains(document.activeElement)) return;
      const target = former?.isConnected ? former : document.getElementById("main");
      target?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <ConsentBanner
      ref={banner}
      privacyHref={shows("long-pages") ? privacyPath : privacyChoicesPath}
      labels={question}
      onAllow={() => setConsent("allowed")}
      onDecline={() => setConsent("declined")}
    />
  );
}

const question = { question: messages.question };

/** Connects the analytics tools. Render it before components that record events. */
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

/** Records each page view and the route's own events. Choosing a variant changes the URL but is not a new page view. */
function PageEvents() {
  const { pathname } = useLocation();
  const matches = useMatches();
  const isLoaded = useNavigation().state === "idle";
  const recorded = useRef({ path: "", events: "" });

  useEffect(() => {
    if (!isLoaded || pathname === recorded.current.path) return;
    recorded.current.path = pathname;
    recordEvent({ name: "page_view", path: pathname, title: document.title });
  }, [isLoaded, pathname]);

  useEffect(() => {
    if (!isLoaded) return;
    try {
      const events = eventsOf(matches);
      const written = JSON.stringify(events);
      if (written === recorded.current.events) return;
      recorded.current.events = written;
      events.forEach(recordEvent);
    } catch (error) {
      reportFailure(error);
    }
  }, [isLoaded, matches]);
  return null;
}
