import { useState, type ToggleEvent } from "react";

/** Whether a disclosure has ever been open, even before hydration, and the props that detect it. */
export function useWasOpened(startsOpen: boolean) {
  const [wasOpened, setOpened] = useState(startsOpen);
  function rememberOpen(details: HTMLDetailsElement | null): void {
    if (details?.open) setOpened(true);
  }
  const props = {
    ref: rememberOpen,
    onToggle: (event: ToggleEvent<HTMLDetailsElement>) => rememberOpen(event.currentTarget),
  };
  return [wasOpened, props] as const;
}
