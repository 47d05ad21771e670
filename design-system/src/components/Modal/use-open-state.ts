import { useState } from "react";

export interface OpenStateProps {
  /** Omit it if a trigger opens the panel. */
  open?: boolean | undefined;
  /** Whether an uncontrolled panel is open initially. */
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** Whether a panel is open, kept by the app (`open`) or here. */
export function useOpenState({ open, defaultOpen = false, onOpenChange }: OpenStateProps) {
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  function setOpen(next: boolean): void {
    setOwnOpen(next);
    onOpenChange?.(next);
  }
  return [open ?? ownOpen, setOpen] as const;
}
