/** A message for screen readers. A new number makes a repeated message a new one, so that it is read again. */
export interface Announcement {
  id: number;
  text: string;
  /** Also shows the message on the page. */
  isSeen: boolean;
  /** Whether a modal dialog was open, in which case the page's own region is inert. */
  inModal: boolean;
}

const listeners = new Set<() => void>();
let openModals = 0;
let lastId = 0;
/** The initial messages, also on the server. A new array there would render the region again. */
export const silence: readonly Announcement[] = [];
let current = silence;

function setMessages(messages: readonly Announcement[]): void {
  current = messages;
  for (const listener of listeners) listener();
}

/** Has `text` read after the current speech, for `clearAfter` ms. Set `isSeen` for changes not visible otherwise. */
export function announce(
  text: string,
  { clearAfter = 3000, isSeen = false }: { clearAfter?: number; isSeen?: boolean } = {},
): void {
  const message = { id: ++lastId, text, isSeen, inModal: openModals > 0 };
  // A repeated text replaces the earlier one, because seeing it twice would look like a mistake.
  setMessages([...current.filter((other) => other.text !== text), message]);
  setTimeout(() => setMessages(current.filter((other) => other !== message)), clearAfter);
}

export const announcements = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** The current messages, oldest first. */
  read: (): readonly Announcement[] => current,
  /** Sends announcements to the region in a modal dialog until the returned function is called. */
  enterModal: (): (() => void) => {
    openModals += 1;
    return () => {
      openModals -= 1;
      // The modal's region is gone, perhaps before it was read.
      for (const message of current) message.inModal = openModals > 0;
      setMessages([...current]);
    };
  },
};
