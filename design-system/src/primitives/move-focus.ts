import type { KeyboardEvent } from "react";

/**
 * Arrow keys, Home and End among the buttons with the same `data-part` in a component; over the ends it goes round, what
 * is disabled is passed over. Answers the button that has the focus now, if the key led to one.
 */
export function moveFocus(
  event: KeyboardEvent<HTMLElement>,
  direction: "horizontal" | "vertical",
): HTMLElement | undefined {
  const from = event.currentTarget;
  const part = `[data-part="${from.dataset["part"]}"]:enabled`;
  const stops = [...(from.closest("[data-component]")?.querySelectorAll<HTMLElement>(part) ?? [])];
  const ends: Partial<Record<string, number>> = { Home: 0, End: -1 };
  const step = stepOf(event, direction);
  const goal =
    ends[event.key] ?? (step === undefined ? undefined : (stops.indexOf(from) + step) % stops.length);
  if (goal === undefined) return undefined;
  event.preventDefault();
  const stop = stops.at(goal);
  stop?.focus();
  return stop;
}

function stepOf(event: KeyboardEvent<HTMLElement>, direction: "horizontal" | "vertical"): number | undefined {
  if (direction === "vertical") return { ArrowDown: 1, ArrowUp: -1 }[event.key];
  // The arrow that points to the end leads on, whichever side that is.
  const onwards = getComputedStyle(event.currentTarget).direction === "rtl" ? -1 : 1;
  return { ArrowRight: onwards, ArrowLeft: -onwards }[event.key];
}
