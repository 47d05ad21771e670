/** The browser's time zone, such as "America/New_York". Null if it does not say. */
export function browserTimeZone(): string | null {
  // Typed as always there, but some browsers that hide the shopper's place leave it out.
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions() as { timeZone?: string };
  return timeZone ?? null;
}

/** All time zones that a shopper may choose, with the given one. */
export function timeZones(own: string | null): string[] {
  const all = new Set([...Intl.supportedValuesOf("timeZone"), "UTC"]);
  if (own !== null) all.add(own);
  return [...all].sort();
}
