import { useRef, type ReactNode, type RefObject } from "react";
import { Cluster } from "../../primitives/Cluster/Cluster.tsx";
import { confirmStrings } from "../../account-strings.ts";
import { useLabels } from "../../labels/use-labels.ts";
import { Button } from "../Button/Button.tsx";
import { DialogBody, DialogDescription, DialogFooter } from "../Dialog/DialogBody.tsx";
import { DialogContent } from "../Dialog/DialogContent.tsx";
import { DialogHeader, DialogTitle } from "../Dialog/DialogHeader.tsx";
import { DialogClose, DialogRoot } from "../Dialog/DialogRoot.tsx";
import type { PanelProps } from "../Modal/modal-props.ts";

export interface ConfirmDialogProps extends PanelProps {
  open: boolean;
  /** The question. */
  title: ReactNode;
  /** What will happen if the user confirms. */
  children: ReactNode;
  /** Called when the shopper confirms. It does not close the dialog. */
  onConfirm: () => void;
  /** Called with false by Cancel, Escape and the close button. */
  onOpenChange: (open: boolean) => void;
  /** The action is in progress, so both buttons are disabled. */
  pending?: boolean | undefined;
  /** What gets the focus when it closes. */
  returnFocusTo?: RefObject<HTMLElement | null> | undefined;
  /** The name of the action, such as "Log out" instead of "OK". */
  labels?: Partial<typeof confirmStrings> | undefined;
}

/** Asks for confirmation before an irreversible action. Focus starts on the cancel button; Escape cancels. */
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
  const labels = useLabels(confirmStrings, given);
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <DialogRoot open={open} onOpenChange={(isOpen) => !pending && onOpenChange(isOpen)}>
      <DialogContent
        {...rest}
        role="alertdialog"
        size="small"
        dismissible={!pending}
        initialFocus={cancel}
        returnFocusTo={returnFocusTo}
      >
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
        </DialogHeader>
        <DialogBody>
          <DialogDescription>{children}</DialogDescription>
        </DialogBody>
        <DialogFooter>
          <Cluster justify="end">
            <DialogClose>
              <Button ref={cancel} variant="outline" disabled={pending}>
                {labels.cancel}
              </Button>
            </DialogClose>
            <Button loading={pending} onClick={onConfirm}>
              {labels.confirm}
            </Button>
          </Cluster>
        </DialogFooter>
      </DialogContent>
    </DialogRoot>
  );
}
