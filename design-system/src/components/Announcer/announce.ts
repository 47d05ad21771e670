/** What the live region says now. A number goes with it, so that the same words twice are read twice. */
export interface Announcement {
  id: number;
  text: string;
  /** Shown on the page, too. */
  isSeen: boolean;
}

const listeners = new Set<() => void>();
let current: Announcement = { id: 0, text: "", isSeen: false };

function set(text: string, isSeen: boolean): void {
  current = { id: current.id + 1, text, isSeen };
  for (const listener of listeners) listener();
}

/**
 * Has a screen reader say `text` when it has finished its sentence. `clearAfter` milliseconds later the text is gone
 * from the page again, unless something else has been said since. `isSeen` is for what has no other sign on the page.
 */
export function announce(
  text: string,
  { clearAfter = 3000, isSeen = false }: { clearAfter?: number; isSeen?: boolean } = {},
): void {
  set(text, isSeen);
  const { id } = current;
  setTimeout(() => {
    if (current.id === id) set("", false);
  }, clearAfter);
}

export const announcements = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): Announcement => current,
};
