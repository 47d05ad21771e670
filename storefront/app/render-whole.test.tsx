import { setImmediate } from "node:timers/promises";
import { type ComponentType, lazy, Suspense } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { renderWhole } from "./render-whole";

const Fine = () => "fine";
const Broken = () => {
  throw new TypeError("broken");
};

const unhandled = vi.fn<(reason: unknown) => void>();

beforeEach(() => {
  vi.spyOn(console, "error").mockReturnValue();
  process.on("unhandledRejection", unhandled);
});

afterEach(() => {
  process.off("unhandledRejection", unhandled);
  vi.restoreAllMocks();
});

describe("a page whose rendering fails", () => {
  test("rejects, at once or after its code came", async () => {
    const LateBroken = lazy(async () => ({ default: Broken }));
    await expect(renderWhole(<Broken />)).rejects.toThrow("broken");
    await expect(renderWhole(<LateBroken />)).rejects.toThrow("broken");
  });

  test("shows what stands in when the failure is inside Suspense", async () => {
    await expect(renderWhole(<Suspense fallback="instead">{<Broken />}</Suspense>)).resolves.toContain(
      "instead",
    );
  });

  test("leaves no rejection unhandled, which would end the process, when the rest is ready in the same moment", async () => {
    const gate = Promise.withResolvers<void>();
    const late = (Page: ComponentType) => lazy(() => gate.promise.then(() => ({ default: Page })));
    const [LateBroken, LateFine] = [late(Broken), late(Fine)];
    const page = renderWhole(
      <div>
        <LateBroken />
        <Suspense fallback="instead">
          <LateFine />
        </Suspense>
      </div>,
    );
    gate.resolve();
    await expect(page).rejects.toThrow("broken");
    await setImmediate();
    await setImmediate();
    expect(unhandled).not.toHaveBeenCalled();
  });
});
