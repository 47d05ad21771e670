import { delays, storageKeys } from "./constants";

/** A part of the shop whose script cannot be had: it is missing, or took too long (specification A8). */
export class ChunkFailure extends Error {
  override readonly name = "ChunkFailure";

  constructor(cause: unknown) {
    super("Loading chunk failed", { cause });
  }
}

/**
 * For `lazy`: the script of a part that a shopper has asked for. A file that is missing is most often that of a shop
 * which has been renewed since: the page is reloaded, once. If that was in vain it rejects with a `ChunkFailure`, as it
 * does after two minutes. Without a network no page is given up for one that cannot come either: it rejects at once.
 */
export function loadChunk<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return async () => {
    try {
      const module = await inTime(load());
      forgetReload();
      return module;
    } catch (error) {
      if (navigator.onLine && !wasReloaded()) {
        window.location.reload();
        return new Promise<never>(() => undefined);
      }
      throw new ChunkFailure(error);
    }
  };
}

async function inTime<Module>(loading: Promise<Module>): Promise<Module> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error("Timed out")), delays.lazyLoad);
  return Promise.race([loading, late.promise]).finally(() => clearTimeout(timer));
}

/** Whether this page was reloaded for a missing script already; if not, it is from now on. Without storage it never is. */
function wasReloaded(): boolean {
  try {
    const before = sessionStorage.getItem(storageKeys.reloadedFor);
    sessionStorage.setItem(storageKeys.reloadedFor, window.location.pathname);
    return before === window.location.pathname;
  } catch {
    return true;
  }
}

function forgetReload(): void {
  try {
    sessionStorage.removeItem(storageKeys.reloadedFor);
  } catch {
    // Nothing was remembered either.
  }
}
