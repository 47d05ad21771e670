import { afterAll, beforeAll, expect, test } from "vitest";
import { type AttackedServer, type AttackedShop, startAttackedShop } from "./http-grammar/attacked-shop.ts";
import { CartAttacker, cartAttacks } from "./largest-state/cart-attacks.ts";
import { measureHarm, reportsPauses } from "./largest-state/measure-harm.ts";
import { visitLargestState } from "./largest-state/visit-largest-state.ts";

/** Milliseconds that the event loop may stop, and that another visitor may wait. */
const mostPause = 1000;
const mostWait = 1000;

/** Megabytes that the service may grow in an attack that comes again. */
const mostGrowth = 50;

let shop: AttackedShop;
let commerce: AttackedServer;
let attacker: CartAttacker;

beforeAll(async () => {
  shop = await startAttackedShop(reportsPauses);
  commerce = shop.servers[1]!;
  attacker = await CartAttacker.of(`http://localhost:${commerce.port}`);
}, 120_000);
afterAll(() => shop.stop());

test("the largest bag, wishlist, address book and saved searches are shown and changed", async () => {
  await visitLargestState(shop, { warmUp: 0, rounds: 1 });
}, 120_000);

test.each(Object.entries(cartAttacks))(
  "an attack with %s harms nobody else",
  async (name, attackOf) => {
    const { pid } = commerce.program;
    const attack = await attackOf(attacker);
    // The first time, code is compiled and the heap grows.
    attacker.changeNetwork();
    await attack();
    attacker.changeNetwork();
    const { statuses, longestPause, longestWait, growth } = await measureHarm(commerce, attack);
    console.log(
      `Carts: ${name}: statuses ${JSON.stringify(statuses)}; the event loop stopped ${longestPause.toFixed(0)} ms, another visitor waited ${longestWait.toFixed(0)} ms at most; process ${pid} grew by ${growth.toFixed(0)} MB`,
    );
    process.kill(pid, 0);
    expect(longestPause).toBeGreaterThanOrEqual(0);
    expect(longestPause).toBeLessThan(mostPause);
    expect(longestWait).toBeLessThan(mostWait);
    expect(growth).toBeLessThan(mostGrowth);
  },
  60_000,
);
