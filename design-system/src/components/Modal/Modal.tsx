import { type ReactNode, useRef } from "react";
import { classNames } from "../../css/class-names.ts";
import { useBothRefs } from "../../primitives/Slot/use-both-refs.ts";
import { Announcer } from "../Announcer/Announcer.tsx";
import * as css from "./Modal.css.ts";
import type { PanelProps } from "./modal-props.ts";
import { useModal, type ModalOptions } from "./use-modal.ts";

interface ModalRootProps extends PanelProps, ModalOptions {
  role?: "dialog" | "alertdialog" | undefined;
  /** Whether the content is always in the page, so that a `modalCommand` button opens it before script. */
  keepMounted: boolean;
  /** Whether the shopper can close it. */
  dismissible?: boolean | undefined;
  children: ReactNode;
}

/** What all modal components are made of: the browser's `<dialog>`, where it is placed in the page. */
export function Modal({
  isOpen,
  onOpenChange,
  focusDelay,
  initialFocus,
  returnFocusTo,
  keepMounted,
  dismissible = true,
  ref,
  className,
  children,
  ...rest
}: ModalRootProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const options = { isOpen, onOpenChange, focusDelay, initialFocus, returnFocusTo };
  const isShown = useModal(dialog, options);
  return (
    <dialog
      tabIndex={-1}
      // Before script, the browser closes it on a click beside it.
      closedby={dismissible ? "any" : "none"}
      popover={keepMounted ? "auto" : undefined}
      {...rest}
      ref={useBothRefs(dialog, ref)}
      className={classNames(css.modal, className)}
    >
      {(keepMounted || isShown) && children}
      {isShown && <Announcer inModal />}
    </dialog>
  );
}
