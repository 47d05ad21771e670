import * as v from "valibot";
import { expect, test } from "vitest";
import { endOfQuietHours, nextMorning, timeZone } from "./quiet-hours.ts";

const night = { timeZone: "America/New_York", from: 21, until: 8 };
const end = (time: string, hours: Partial<typeof night> = {}) =>
  endOfQuietHours(new Date(time), { ...night, ...hours })?.toISOString() ?? null;

test.each([
  // New York is five hours behind UTC in winter.
  ["2026-01-15T01:59:59Z", null],
  ["2026-01-15T02:00:00Z", "2026-01-15T13:00:00.000Z"],
  ["2026-01-15T12:59:30Z", "2026-01-15T13:00:00.000Z"],
  ["2026-01-15T13:00:00Z", null],
  // The clocks change in this night, to and from summer time.
  ["2026-03-08T03:00:00Z", "2026-03-08T12:00:00.000Z"],
  ["2026-11-01T02:00:00Z", "2026-11-01T13:00:00.000Z"],
])("at %s, a night in New York ends at %s", (time, expected) => {
  expect(end(time)).toBe(expected);
});

test.each([
  [{ from: 12, until: 14 }, "2026-01-15T18:30:00Z", "2026-01-15T19:00:00.000Z"],
  [{ from: 12, until: 14 }, "2026-01-15T19:30:00Z", null],
  [{ from: 8, until: 8 }, "2026-01-15T13:30:00Z", null],
  // Half an hour beside the others.
  [{ timeZone: "Asia/Kolkata" }, "2026-01-15T02:00:00Z", "2026-01-15T02:30:00.000Z"],
])("the quiet hours %o at %s end at %s", (hours, time, expected) => {
  expect(end(time, hours)).toBe(expected);
});

test("a customer without a time zone has no quiet hours, and the morning of UTC", () => {
  const unknown = { ...night, timeZone: null };
  expect(endOfQuietHours(new Date("2026-01-15T03:00:00Z"), unknown)).toBeNull();
  expect(nextMorning(new Date("2026-01-15T08:00:00Z"), unknown)).toEqual(new Date("2026-01-16T08:00:00Z"));
});

test.each(["America/New_York", "UTC", "Etc/GMT+5"])("%s is a time zone", (name) => {
  expect(v.is(timeZone, name)).toBe(true);
});

test.each(["", "Moon/Crater", "+05:00", "America/New_York\n", "x".repeat(100), null])(
  "%o is not a time zone",
  (name) => {
    expect(v.is(timeZone, name)).toBe(false);
  },
);
