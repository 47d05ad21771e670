import { useEffect, useSyncExternalStore, type ReactNode } from "react";
import { classNames } from "../../css/class-names.ts";
import type { RootProps } from "../../css/root-props.ts";
import { visuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.css.ts";
import * as css from "./Announcer.css.ts";
import { announcements, type Announcement } from "./announce.ts";

const silence: readonly Announcement[] = [];

export interface AnnouncerProps extends RootProps<"output"> {
  /** For a region inside a modal dialog, which speaks while the page's region is inert. */
  inModal?: boolean;
}

/**
 * The page's polite live region. Render it from the start: screen readers ignore a region that is added with its
 * text. Each message is an element of its own, so that one that follows quickly replaces none.
 */
export function Announcer({ inModal = false, className, ...rest }: AnnouncerProps): ReactNode {
  const messages = useSyncExternalStore(announcements.subscribe, announcements.read, () => silence);
  useEffect(() => (inModal ? announcements.enterModal() : undefined), [inModal]);
  const own = messages.filter((message) => message.inModal === inModal);
  const isSeen = own.some((message) => message.isSeen);
  return (
    <output
      aria-live="polite"
      // Only what is added is read.
      aria-atomic="false"
      {...rest}
      className={classNames(isSeen ? css.toasts : visuallyHidden, className)}
      data-component="announcer"
    >
      {own.map(({ id, text, isSeen: isToast }) => (
        <span key={id} className={isToast ? css.toast : visuallyHidden}>
          {text}
        </span>
      ))}
    </output>
  );
}
