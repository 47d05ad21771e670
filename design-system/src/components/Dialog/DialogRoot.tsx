import * as Radix from "@radix-ui/react-dialog";
import type { ReactNode } from "react";

export interface DialogRootProps {
  /** Omit it if a trigger opens the dialog. */
  open?: boolean | undefined;
  /** Whether an uncontrolled dialog is open initially. */
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  children: ReactNode;
}

/** The state shared by a dialog's parts. Renders no element. */
export function DialogRoot({ open, defaultOpen, onOpenChange, children }: DialogRootProps): ReactNode {
  return (
    <Radix.Root
      {...(open !== undefined && { open })}
      {...(defaultOpen !== undefined && { defaultOpen })}
      {...(onOpenChange !== undefined && { onOpenChange })}
    >
      {children}
    </Radix.Root>
  );
}

export interface DialogTriggerProps {
  /** A single button. */
  children: ReactNode;
}

/** Makes a button open the dialog. */
export function DialogTrigger({ children }: DialogTriggerProps): ReactNode {
  return <Radix.Trigger asChild>{children}</Radix.Trigger>;
}

/** Makes a button within the content close the dialog. */
export function DialogClose({ children }: DialogTriggerProps): ReactNode {
  return <Radix.Close asChild>{children}</Radix.Close>;
}
