import { rm } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { serveCommerce, withProgram } from "../programs.ts";
import { idleConnection, KillableShop } from "./killable-shop.ts";
import { createCart, keptCarts } from "./service-queries.ts";
import { seededFolder } from "./faulty-shop.ts";

/** Faulty processes: stopped, killed, closed while they work, out of file descriptors. */

/** Milliseconds: enough for several starts on a busy machine. */
const longEnough = 120_000;

let shop: KillableShop;

beforeAll(async () => {
  shop = await KillableShop.open();
});
afterAll(() => shop.close());

test.each<[string, () => unknown, () => unknown]>([
  ["stopped and continued", () => shop.platform.signal("SIGSTOP"), () => shop.platform.signal("SIGCONT")],
  ["killed and started again", () => shop.kill(), () => shop.restart()],
])(
  "the commerce service is %s: pages apologize, then everything is back",
  async (_what, fail, repair) => {
    const { url } = await shop.storefront();
    await shop.eventuallyWorks(url);
    await fail();
    try {
      await shop.expectUnavailable(url);
    } finally {
      await repair();
    }
    await shop.eventuallyWorks(url);
    await shop.expectCartKept(url);
  },
  longEnough,
);

test(
  "the commerce service starts after the storefront: pages apologize, then everything is there",
  async () => {
    await shop.kill();
    const { url } = await shop.storefront();
    await shop.expectUnavailable(url);
    await shop.restart();
    await shop.eventuallyWorks(url);
    await shop.expectCartKept(url);
  },
  longEnough,
);

test(
  "the commerce service runs out of file descriptors: it stays up, loses no cart, and serves again when connections close",
  async () => {
    const data = await seededFolder();
    onTestFinished(() => rm(data, { recursive: true, force: true }));
    await withProgram(serveCommerce(data, {}, { limits: "ulimit -n 60" }), async (url, program) => {
      const cart = await createCart(url);
      const sockets = Array.from({ length: 120 }, () => idleConnection(url));
      await pause(500);
      for (const socket of sockets) socket.destroy();
      await expect
        .poll(() => keptCarts(url, [cart ?? ""]).catch(() => []), { timeout: 30_000 })
        .toEqual([cart]);
      expect(await createCart(url)).not.toBeNull();
      expect(() => process.kill(program.pid, 0)).not.toThrow();
    });
  },
  longEnough,
);

test(
  "the storefront is killed and started again: the cart is kept",
  async () => {
    const { program, url } = await shop.storefront();
    await shop.expectCartKept(url);
    await program.kill();
    const again = await shop.storefront({ STOREFRONT_PORT: new URL(url).port });
    await shop.expectCartKept(again.url);
  },
  longEnough,
);

test(
  "the storefront is stopped and continued: waiting requests are answered",
  async () => {
    const { program, url } = await shop.storefront();
    await shop.eventuallyWorks(url);
    program.signal("SIGSTOP");
    const waiting = [1, 2, 3].map(() => shop.visit(url));
    await pause(500);
    program.signal("SIGCONT");
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200, 200]);
  },
  longEnough,
);

test(
  "the storefront is closed while pages wait for the commerce service: each is answered, then it ends",
  async () => {
    const { program, url } = await shop.storefront({ STOREFRONT_API_TIMEOUT: "10000" });
    await shop.eventuallyWorks(url);
    shop.platform.signal("SIGSTOP");
    const waiting = [shop.path, "/search", "/cart"].map((each) => shop.visit(url, each));
    await pause(300);
    program.signal("SIGTERM");
    await pause(700);
    shop.platform.signal("SIGCONT");
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await program.ended()).toBe(0);
  },
  longEnough,
);

test(
  "the storefront runs out of file descriptors: it stays up, and serves again when connections close",
  async () => {
    const { program, url } = await shop.storefront({}, "ulimit -n 60");
    await shop.eventuallyWorks(url);
    const sockets = Array.from({ length: 120 }, () => idleConnection(url));
    await pause(500);
    for (const socket of sockets) socket.destroy();
    await shop.eventuallyWorks(url);
    expect(() => process.kill(program.pid, 0)).not.toThrow();
  },
  longEnough,
);
