import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { readSettings } from "./settings/settings.ts";
import { startStorefront } from "./start-storefront.ts";
import { buildWith } from "./storefront.fixture.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

const hour = 3_600_000;
const jump = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

describe.each([
  ["an hour forward", hour],
  ["a day back", -24 * hour],
])("if the clock jumps %s", (_way, by) => {
  test("cached pages still expire on time and report their age", async () => {
    let rendered = 0;
    const storefront = await startStorefront(
      readSettings({ STOREFRONT_PORT: "0", STOREFRONT_PAGE_FRESH_SECONDS: "1" }),
      buildWith(() => async () => {
        rendered += 1;
        return new Response("<h1>Coat</h1>", { headers: { "Content-Type": "text/html", "Cache-Tag": "p1" } });
      }),
    );
    const open = () => fetch(`${storefront.url}/products/coat`);
    try {
      await open();
      jump(by);
      const { headers } = await open();
      expect(Number(headers.get("age"))).toBeGreaterThanOrEqual(0);
      await vi.waitFor(async () => {
        await open();
        expect(rendered).toBeGreaterThan(1);
      }, 15_000);
    } finally {
      await storefront.close();
    }
  });
});
