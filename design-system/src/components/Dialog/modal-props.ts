import type { ReactNode, RefObject } from "react";
import type { dialogStrings } from "../../strings.ts";

/** What Dialog and Drawer have in common. */
export interface ModalProps {
  /** Leave out `open` for a panel that its `trigger` opens by itself. */
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** One button that opens it. */
  trigger?: ReactNode;
  /** Its name; on top, unless `hideTitle`. */
  title: string;
  hideTitle?: boolean | undefined;
  /** A sentence that says what it is for, read with the title. */
  description?: ReactNode;
  /** Stays in sight at the end while the content scrolls. */
  footer?: ReactNode;
  children: ReactNode;
  /** The content is text with nothing to focus in it: its scroller takes the keyboard, or it could not be read on. */
  textOnly?: boolean | undefined;
  /** Milliseconds until the close button has the focus. */
  focusDelay?: number | undefined;
  /** What has the focus at opening, in place of the close button. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Where focus goes on close; what had it at opening when left out. */
  returnFocusTo?: RefObject<HTMLElement | null> | undefined;
  labels?: typeof dialogStrings | undefined;
  /** Layout only. */
  className?: string | undefined;
}
