import { useState, type ToggleEvent } from "react";

/**
 * Whether a disclosure has ever been open, even before hydration, and props that detect it. Lets content render only
 * when first needed.
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
