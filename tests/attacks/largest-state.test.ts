import { afterAll, beforeAll, expect, test } from "vitest";
import { printFigures, startHarm } from "./harm.ts";
import { type AttackedServer, type AttackedShop, startAttackedShop } from "./http-grammar/attacked-shop.ts";
import { CartAttacker, cartAttacks } from "./largest-state/cart-attacks.ts";
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
  shop = await startAttackedShop();
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
    const attack = await attackOf(attacker);
    // The first time, code is compiled and the heap grows.
    attacker.changeNetwork();
    await attack();
    attacker.changeNetwork();
    const measuring = startHarm([commerce]);
    const statuses = Object.entries(Object.groupBy(await attack(), String)).map(
      ([status, all = []]) => `${all.length} × ${status}`,
    );
    const harm = await measuring.stop();
    printFigures(`Carts, ${name}, ${statuses.join(", ")}`, harm);
    expect(harm.waits.longest).toBeLessThan(mostWait);
    for (const { pause, growth } of harm.servers) {
      expect(pause).toBeGreaterThanOrEqual(0);
      expect(pause).toBeLessThan(mostPause);
      expect(growth).toBeLessThan(mostGrowth);
    }
  },
  60_000,
);
