import * as Radix from "@radix-ui/react-dialog";
import { useId, useRef, useState, type ReactNode } from "react";
import { useOpenState, type OpenStateProps } from "../Modal/use-open-state.ts";
import { triggerProps } from "../Modal/trigger-props.ts";
import { DialogContext, useDialog } from "./dialog-context.ts";

export interface DialogRootProps extends OpenStateProps {
  /** The id of its content. */
  id?: string | undefined;
  children: ReactNode;
}

/** The state shared by a dialog's parts. Renders no element. */
export function DialogRoot({
  id: ownId,
  open,
  defaultOpen,
  onOpenChange,
  children,
}: DialogRootProps): ReactNode {
  const generatedId = useId();
  const id = ownId ?? generatedId;
  const closeButton = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useOpenState({ open, defaultOpen, onOpenChange });
  const [descriptionId, setDescriptionId] = useState<string>();
  const state = {
    id,
    titleId: `${id}-title`,
    descriptionId,
    setDescriptionId,
    isOpen,
    setOpen,
    isUncontrolled: open === undefined,
    closeButton,
  };
  return (
    // The trigger opens the dialog, because Radix's would also open it when a modified click opens a link in a new tab.
    <Radix.Root open={isOpen} onOpenChange={(next) => !next && setOpen(false)}>
      <DialogContext value={state}>{children}</DialogContext>
    </Radix.Root>
  );
}

export interface DialogTriggerProps {
  /** A single button or link. A button opens the dialog before script, too. */
  children: ReactNode;
}

/** Makes a button or link open the dialog. */
export function DialogTrigger({ children }: DialogTriggerProps): ReactNode {
  const { isUncontrolled: opensBeforeScript, ...state } = useDialog();
  return (
    // Radix's own id of the content is on no element.
    <Radix.Trigger asChild aria-controls={undefined} {...triggerProps({ ...state, opensBeforeScript })}>
      {children}
    </Radix.Trigger>
  );
}

export interface DialogCloseProps {
  /** A single button. */
  children: ReactNode;
}

/** Makes a button within the content close the dialog. */
export function DialogClose({ children }: DialogCloseProps): ReactNode {
  return <Radix.Close asChild>{children}</Radix.Close>;
}
