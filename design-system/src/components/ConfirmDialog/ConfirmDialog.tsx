import { useRef, type ReactNode, type RefObject } from "react";
import { Cluster } from "../../primitives/Cluster/Cluster.tsx";
import { confirmStrings } from "../../account-strings.ts";
import { withDefaults } from "../../strings/with-defaults.ts";
import { Button } from "../Button/Button.tsx";
import { dialog } from "../Dialog/Dialog.css.ts";
import type { DialogRootProps } from "../Dialog/modal-props.ts";
import { ModalFrame } from "../Dialog/ModalFrame.tsx";

export interface ConfirmDialogProps extends DialogRootProps {
  open: boolean;
  /** The question. */
  title: ReactNode;
  /** The consequence of confirming. */
  children: ReactNode;
  onConfirm: () => void;
  /** Cancel, Escape and the close button call it with false. */
  onOpenChange: (open: boolean) => void;
  /** The action is running: both buttons are disabled. */
  pending?: boolean | undefined;
  returnFocusTo?: RefObject<HTMLElement | null> | undefined;
  /** Name the action: "Logout" says more than "OK". */
  labels?: Partial<typeof confirmStrings> | undefined;
}

/** Asks before an action that cannot be undone. Focus starts on the cancel button; Escape cancels. */
export function ConfirmDialog({
  open,
  title,
  children,
  onConfirm,
  onOpenChange,
  pending = false,
  returnFocusTo,
  labels: given,
  ...rest
}: ConfirmDialogProps): ReactNode {
  const labels = withDefaults(confirmStrings, given);
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <ModalFrame
      {...rest}
      role="alertdialog"
      panelClass={dialog({ size: "small" })}
      open={open}
      onOpenChange={(isOpen) => {
        if (!pending) onOpenChange(isOpen);
      }}
      title={title}
      description={children}
      initialFocus={cancel}
      returnFocusTo={returnFocusTo}
      footer={
        <Cluster justify="end">
          <Button ref={cancel} variant="outline" disabled={pending} onClick={() => onOpenChange(false)}>
            {labels.cancel}
          </Button>
          <Button loading={pending} onClick={onConfirm}>
            {labels.confirm}
          </Button>
        </Cluster>
      }
    >
      {null}
    </ModalFrame>
  );
}
