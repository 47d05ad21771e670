import { useSyncExternalStore, type ReactNode } from "react";
import { visuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.css.ts";
import { toast } from "./Announcer.css.ts";
import { announcements, type Announcement } from "./announce.ts";

const silence: Announcement = { id: 0, text: "", isSeen: false };

/** The page's one polite live region. Stands in the page from the start: a region that comes with its words is not read. */
export function Announcer(): ReactNode {
  const { id, text, isSeen } = useSyncExternalStore(
    announcements.subscribe,
    announcements.read,
    () => silence,
  );
  return (
    <output
      aria-live="polite"
      aria-atomic="true"
      className={isSeen ? toast : visuallyHidden}
      data-component="announcer"
    >
      <span key={id}>{text}</span>
    </output>
  );
}
