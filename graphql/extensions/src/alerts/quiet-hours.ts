import * as v from "valibot";

/** Hours of the customer's clock in which no message comes. Equal hours mean none. */
export interface QuietHours {
  /** An IANA name. Null if unknown; then no hours are quiet. */
  readonly timeZone: string | null;
  /** 0 to 23. */
  readonly from: number;
  readonly until: number;
}

export const usualQuietHours = { from: 21, until: 8 } as const;

const minute = 60_000;
const day = 24 * 60;

/** By time zone. Making one takes about 0.1 ms. */
const clocks = new Map<string, Intl.DateTimeFormat>();

/** The name of a time zone that this process knows. */
export const timeZone = v.pipe(
  v.string(),
  v.maxLength(60),
  v.regex(/^[A-Za-z][\w+/-]*$/),
  v.check((name) => clockOf(name) !== null, "a time zone"),
);

export const hour = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(23));

/** When the quiet hours end that `now` is in; null if it is in none. */
export function endOfQuietHours(now: Date, { timeZone, from, until }: QuietHours): Date | null {
  const clock = timeZone === null ? null : clockOf(timeZone);
  if (!clock || from === until) return null;
  const time = minutesOf(clock, now) / 60;
  const isQuiet = from < until ? time >= from && time < until : time >= from || time < until;
  return isQuiet ? nextTime(clock, now, until) : null;
}

/** When quiet hours begin next, after `now`; null if there are none. */
export function startOfQuietHours(now: Date, { timeZone, from, until }: QuietHours): Date | null {
  const clock = timeZone === null ? null : clockOf(timeZone);
  return clock && from !== until ? nextTime(clock, now, from) : null;
}

/** When daily alerts come: the next time that the quiet hours end, by UTC if the time zone is unknown. */
export function nextMorning(now: Date, { timeZone, until }: QuietHours): Date {
  return nextTime(clockOf(timeZone ?? "UTC") ?? clockOf("UTC"), now, until);
}

/** The next time, after `now`, that the clock shows this hour. */
function nextTime(clock: Intl.DateTimeFormat | null, now: Date, hour: number): Date {
  const toGo = (time: Date) => (hour * 60 - (clock ? minutesOf(clock, time) : 0) + day) % day;
  const next = new Date(Math.floor(now.getTime() / minute) * minute + (toGo(now) || day) * minute);
  // The clocks may change in between, by an hour or less.
  const missing = toGo(next);
  const change = missing > day / 2 ? missing - day : missing;
  return new Date(next.getTime() + change * minute);
}

/** Minutes since midnight. */
function minutesOf(clock: Intl.DateTimeFormat, time: Date): number {
  const parts = new Map(clock.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
  return (parts.get("hour") ?? 0) * 60 + (parts.get("minute") ?? 0);
}

function clockOf(timeZone: string): Intl.DateTimeFormat | null {
  const known = clocks.get(timeZone);
  if (known) return known;
  try {
    const clock = new Intl.DateTimeFormat("en-US", {
      timeZone,
      hour: "numeric",
      minute: "numeric",
      hourCycle: "h23",
    });
    // Names differ in case only, so anyone could fill the memory.
    if (clocks.size < 1000) clocks.set(timeZone, clock);
    return clock;
  } catch {
    return null;
  }
}
