import { useState, type ToggleEvent } from "react";

/**
 * Whether a disclosure has ever been open, so that its content renders on first opening, and the props that detect
 * it. It may have been opened before hydration.
 */
export function useWasOpened(startsOpen: boolean) {
  const [wasOpened, setOpened] = useState(startsOpen);
  function update(details: HTMLDetailsElement | null): void {
    if (details?.open) setOpened(true);
  }
  const props = {
    ref: update,
    onToggle: (event: ToggleEvent<HTMLDetailsElement>) => update(event.currentTarget),
  };
  return [wasOpened, props] as const;
}
