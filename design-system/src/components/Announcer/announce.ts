/** A message on its way to the screen reader. The number makes a repeated message a new one, so that it is read again. */
export interface Announcement {
  id: number;
  text: string;
  /** Also visible on the page. */
  isSeen: boolean;
  /** Whether a modal dialog was open, which makes the page's own region inert. */
  inModal: boolean;
}

const listeners = new Set<() => void>();
let openModals = 0;
let lastId = 0;
let current: readonly Announcement[] = [];

function set(messages: readonly Announcement[]): void {
  current = messages;
  for (const listener of listeners) listener();
}

/**
 * Makes screen readers read `text` after their current sentence. The text is cleared after `clearAfter`
 * milliseconds; other messages stay next to it until their own time is over. Set `isSeen` for changes that the page
 * does not show otherwise.
 */
export function announce(
  text: string,
  { clearAfter = 3000, isSeen = false }: { clearAfter?: number; isSeen?: boolean } = {},
): void {
  const message = { id: ++lastId, text, isSeen, inModal: openModals > 0 };
  // The same text again replaces the first one: two would only look like a mistake.
  set([...current.filter((other) => other.text !== text), message]);
  setTimeout(() => set(current.filter((other) => other !== message)), clearAfter);
}

export const announcements = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** All messages whose time is not over, oldest first. */
  read: (): readonly Announcement[] => current,
  /** Sends announcements to the region inside a modal dialog, until the returned function is called. */
  enterModal: (): (() => void) => {
    openModals += 1;
    return () => {
      openModals -= 1;
    };
  },
};
