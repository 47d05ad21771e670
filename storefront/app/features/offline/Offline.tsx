import { useEffect, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { market } from "~/shop/market";
import * as messages from "~/messages/en/offline";
import { usePublicSettings } from "~/settings/public-settings";
import { whenIdle } from "~/loading/when-idle";
import { isStoredPage, keepServiceWorker, storePage, timeOfStoredPage } from "~/http/service-worker";
import * as css from "./Offline.css";
import { parseUrl } from "~/http/parse-url";

/** Keeps the service worker, stores opened pages, and says when there is no connection and how old the page is. */
export function Offline() {
  const { offlinePages } = usePublicSettings();
  useEffect(() => void keepServiceWorker(offlinePages), [offlinePages]);
  const isOnline = useSyncExternalStore(
    subscribeToConnection,
    () => navigator.onLine,
    () => true,
  );
  const { pathname, search } = useLocation();
  useOpenedPages(pathname, offlinePages && isStoredPage({ pathname, search }));
  const [saved, setSaved] = useState<{ readonly path: string; readonly text: string } | null>(null);
  const path = pathname + search;
  useEffect(() => {
    if (isOnline) return;
    timeOfStoredPage(path).then(
      (time) => setSaved(time && { path, text: messages.savedAt(formatTime(time)) }),
      (error: unknown) => console.error(error),
    );
  }, [isOnline, path]);
  const offline = saved?.path === path ? saved.text : messages.offline;
  const text = isOnline ? "" : offline;
  // Always rendered, because screen readers ignore a status region that is added together with its text.
  return (
    <p role="status" className={isOnline ? undefined : css.offline}>
      {text}
    </p>
  );
}

/** Stores the pages that links open. The browser's first page is stored when it loads. */
function useOpenedPages(pathname: string, isStored: boolean): void {
  useEffect(() => {
    const [first] = performance.getEntriesByType("navigation");
    if (!isStored || pathname === parseUrl(first?.name ?? "")?.pathname) return undefined;
    return whenIdle(storePage);
  }, [pathname, isStored]);
}

function subscribeToConnection(onChange: () => void): () => void {
  window.addEventListener("online", onChange);
  window.addEventListener("offline", onChange);
  return () => {
    window.removeEventListener("online", onChange);
    window.removeEventListener("offline", onChange);
  };
}

function formatTime(time: Date): string {
  return time.toLocaleString(market().locale, { dateStyle: "medium", timeStyle: "short" });
}
