import type { ReactNode } from "react";
import { classNames } from "../../css/class-names.ts";
import type { RecipeVariants } from "../../css/recipe.ts";
import { Modal } from "../Modal/Modal.tsx";
import type { PanelProps } from "../Modal/modal-props.ts";
import type { ModalOptions } from "../Modal/use-modal.ts";
import { dialog } from "./Dialog.css.ts";
import { DialogContext, useDialog } from "./dialog-context.ts";

export interface DialogContentProps
  extends
    PanelProps,
    Pick<ModalOptions, "focusDelay" | "initialFocus" | "returnFocusTo">,
    RecipeVariants<typeof dialog> {
  /** "alertdialog" for a question that requires an answer. */
  role?: "dialog" | "alertdialog";
  /** Whether Escape and a click beside it close it. */
  dismissible?: boolean | undefined;
  children: ReactNode;
}

/** The backdrop and the panel of a dialog. */
export function DialogContent({
  size,
  initialFocus,
  id: ownId,
  className,
  children,
  ...rest
}: DialogContentProps): ReactNode {
  const state = useDialog();
  const id = ownId ?? state.id;
  return (
    <Modal
      aria-labelledby={state.titleId}
      aria-describedby={state.descriptionId}
      {...rest}
      id={id}
      isOpen={state.isOpen}
      onOpenChange={state.setOpen}
      keepMounted={state.isUncontrolled}
      initialFocus={initialFocus ?? state.closeButton}
      className={classNames(dialog({ size }), className)}
      data-component="dialog"
    >
      <DialogContext value={{ ...state, id }}>{children}</DialogContext>
    </Modal>
  );
}
