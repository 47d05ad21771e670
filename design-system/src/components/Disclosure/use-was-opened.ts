import { useState, type ToggleEvent } from "react";

/**
 * Whether a disclosure has ever been open, even before hydration, and props that detect it. Lets content render only
 * when first needed.
 */
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
