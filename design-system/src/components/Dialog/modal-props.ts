import type { ReactNode, RefObject } from "react";
import type { RootProps } from "../../css/root-props.ts";
import type { dialogStrings } from "../../strings.ts";

/** What a dialog passes on to its panel. */
export type PanelProps = RootProps<"div", "role">;

/** What a drawer passes on to its `<dialog>`. */
export type DrawerRootProps = RootProps<"dialog", "role" | "open" | "onCancel" | "onClose">;

/** Props that Dialog and Drawer share. */
export interface ModalProps {
  /** Leave out `open` for a panel that its `trigger` opens. */
  open?: boolean | undefined;
  /** Open at first, if `open` is left out. */
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The button that opens it. */
  trigger?: ReactNode;
  /** Its accessible name; visible at the top unless `hideTitle`. */
  title: ReactNode;
  hideTitle?: boolean | undefined;
  /** A sentence about its purpose, read with the title. */
  description?: ReactNode;
  /** Stays visible at the bottom while the content scrolls. */
  footer?: ReactNode;
  children: ReactNode;
  /** For text without focusable elements: the keyboard can focus the content and scroll it. */
  textOnly?: boolean | undefined;
  /** Milliseconds until the close button gets the focus. */
  focusDelay?: number | undefined;
  /** Gets the focus on opening, instead of the close button. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Where focus goes on close; by default the previously focused element. */
  returnFocusTo?: RefObject<HTMLElement | null> | undefined;
  labels?: Partial<typeof dialogStrings> | undefined;
}
