import { loadChunk } from "./load-chunk";
import { loadLater } from "./load-later";

const sent = typeof window === "undefined" ? null : window.location.pathname;

/**
 * For `lazy`: the screen of a page that works as the server sent it (links, GET forms). Its script then comes late, as
 * that of a part does. A shopper who comes from another page waits for it, and sees the old one meanwhile.
 */
export function lateScreen<Module>(load: () => Promise<Module>): () => Promise<Module> {
  const later = loadLater(load);
  const now = loadChunk(load);
  return () => (sent === null || sent === window.location.pathname ? later() : now());
}
