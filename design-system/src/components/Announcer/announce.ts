/** What the live region says now. A number goes with it, so that the same words twice are read twice. */
export interface Announcement {
  id: number;
  text: string;
}

const listeners = new Set<() => void>();
let current: Announcement = { id: 0, text: "" };

function set(text: string): void {
  current = { id: current.id + 1, text };
  for (const listener of listeners) listener();
}

/**
 * Has a screen reader say `text` when it has finished its sentence. `clearAfter` milliseconds later the text is gone
 * from the page again, unless something else has been said since.
 */
export function announce(text: string, { clearAfter = 3000 }: { clearAfter?: number } = {}): void {
  set(text);
  const { id } = current;
  setTimeout(() => {
    if (current.id === id) set("");
  }, clearAfter);
}

export const announcements = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): Announcement => current,
};
