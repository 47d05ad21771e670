import { useRef, type ReactNode, type RefObject } from "react";
import { Cluster } from "../../primitives/Cluster/Cluster.tsx";
import { confirmStrings } from "../../account-strings.ts";
import { Button } from "../Button/Button.tsx";
import { dialog } from "../Dialog/Dialog.css.ts";
import { ModalFrame } from "../Dialog/ModalFrame.tsx";

export interface ConfirmDialogProps {
  open: boolean;
  /** The question. */
  title: string;
  /** What follows from a yes. */
  children: ReactNode;
  onConfirm: () => void;
  onCancel: () => void;
  /** The answer is being carried out: both buttons wait. */
  pending?: boolean | undefined;
  returnFocusTo?: RefObject<HTMLElement | null> | undefined;
  /** Name the deed: "Logout" says more than "OK". */
  labels?: typeof confirmStrings | undefined;
}

/** Asks before something is done that cannot be taken back. The focus is on the way out; Escape means no. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactNode {
  const { open, title, onConfirm, onCancel, pending = false, labels = confirmStrings } = props;
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <ModalFrame
      name="dialog"
      role="alertdialog"
      panelClass={dialog({ size: "small" })}
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen && !pending) onCancel();
      }}
      title={title}
      description={props.children}
      initialFocus={cancel}
      returnFocusTo={props.returnFocusTo}
      footer={
        <Cluster justify="end">
          <Button ref={cancel} ground="transparent" disabled={pending} onClick={onCancel}>
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
