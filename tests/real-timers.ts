import { afterAll, vi } from "vitest";

/** Files share workers. Fake timers that a test left behind would make the next file wait forever. */
afterAll(() => {
  if (!vi.isFakeTimers() && vi.getMockedSystemTime() === null) return;
  vi.useRealTimers();
  throw new Error(
    "A test left fake timers or a fake date behind. Add `onTestFinished(() => void vi.useRealTimers())`.",
  );
});
