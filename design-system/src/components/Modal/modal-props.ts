import type { ReactNode, RefObject } from "react";
import type { RootProps } from "../../css/root-props.ts";
import type { dialogStrings } from "../../strings.ts";
import type { OpenStateProps } from "./use-open-state.ts";

/** Attributes for the `<dialog>`. */
export type PanelProps = RootProps<"dialog", "role" | "open" | "closedby" | "onCancel" | "onClose">;

/** Props that Dialog and Drawer have in common. */
export interface ModalProps extends OpenStateProps {
  /** The button or link that opens it. A button opens it before script, too, so its content is always in the page. */
  trigger?: ReactNode;
  /** The accessible name, which is also the visible title unless `hideTitle`. */
  title: ReactNode;
  hideTitle?: boolean | undefined;
  /** A sentence about its purpose, which screen readers read with the title. */
  description?: ReactNode;
  /** Stays visible at the bottom while the content scrolls. */
  footer?: ReactNode;
  children: ReactNode;
  /** Makes the content focusable, so that the keyboard can scroll text without controls. */
  textOnly?: boolean | undefined;
  /** Milliseconds until the close button receives focus. */
  focusDelay?: number | undefined;
  /** Receives focus on opening, instead of the close button. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Where focus goes on close; by default the control that was pressed to open it. */
  returnFocusTo?: RefObject<HTMLElement | null> | undefined;
  labels?: Partial<typeof dialogStrings> | undefined;
}
