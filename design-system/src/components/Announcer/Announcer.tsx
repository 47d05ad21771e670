import { useEffect, useSyncExternalStore, type ReactNode } from "react";
import { classNames } from "../../css/class-names.ts";
import type { RootProps } from "../../css/root-props.ts";
import { visuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.css.ts";
import * as css from "./Announcer.css.ts";
import { announcements, silence } from "./announce.ts";

export interface AnnouncerProps extends RootProps<"output"> {
  /** Set for a region inside a modal dialog, which announces while the page's own region is inert. */
  inModal?: boolean;
}

/** The page's polite live region. Render it from the start: screen readers ignore one added with its text. */
export function Announcer({ inModal = false, className, ...rest }: AnnouncerProps): ReactNode {
  const messages = useSyncExternalStore(announcements.subscribe, announcements.read, () => silence);
  useEffect(() => (inModal ? announcements.enterModal() : undefined), [inModal]);
  const own = messages.filter((message) => message.inModal === inModal);
  const isSeen = own.some((message) => message.isSeen);
  return (
    <output
      aria-live="polite"
      // Screen readers read only what is added.
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
