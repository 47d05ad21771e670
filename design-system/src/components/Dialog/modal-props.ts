import type { ReactNode, RefObject } from "react";
import type { RootProps } from "../../css/root-props.ts";
import type { dialogStrings } from "../../strings.ts";

/** Attributes for a dialog's panel. */
export type PanelProps = RootProps<"div", "role">;

/** Attributes for a drawer's `<dialog>`. */
export type DrawerRootProps = RootProps<"dialog", "role" | "open" | "onCancel" | "onClose">;

/** Props that Dialog and Drawer have in common. */
export interface ModalProps {
  /** Omit it if `trigger` opens the panel. */
  open?: boolean | undefined;
  /** Whether an uncontrolled panel is open initially. */
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The button that opens it. */
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
  /** Where focus goes on close; by default the previously focused element. */
  returnFocusTo?: RefObject<HTMLElement | null> | undefined;
  labels?: Partial<typeof dialogStrings> | undefined;
}
