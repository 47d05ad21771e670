import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Program } from "./program.ts";

/** Milliseconds: the first start may have to build the storefront. */
const patience = 120_000;

let data: string;
let shops: Program[];
beforeEach(async () => {
  shops = [];
  data = await mkdtemp(join(tmpdir(), "circlet-start-"));
});
afterEach(async () => {
  await Promise.all(shops.map((shop) => shop.kill()));
  await rm(data, { recursive: true, maxRetries: 10 });
});

function start(): Program {
  const shop = new Program([".tasks/run.mjs", "start"], {
    env: {
      STOREFRONT_HOST: "127.0.0.1",
      STOREFRONT_PORT: "0",
      PLATFORM_PORT: "0",
      EXTENSIONS_PORT: "0",
      CIRCLET_DATA_DIR: data,
      PLATFORM_LOG: "off",
    },
  });
  shops.push(shop);
  return shop;
}

const ready = /Commerce service: (http:\S+)[^]*Storefront: (http:\S+)[^]*Press Ctrl-C/;

test(
  "`start` is stopped while it seeds, refuses a second `start` on its data, leaves no process after kill -9, and starts again",
  async () => {
    const seeding = start();
    await seeding.prints(/Seeding|Seeded/);
    seeding.signal("SIGINT");
    expect(await seeding.ended()).toBe(0);
    expect(seeding.output).not.toMatch(ready);

    const shop = start();
    const addresses = (await shop.prints(ready)).slice(1);
    expect((await fetch(`${addresses[1]}/health`)).status).toBe(200);
    const second = start();
    expect(await second.ended()).toBe(1);
    expect(second.output).toContain(
      `A shop already runs on the data in ${data}. Stop it, or set CIRCLET_DATA_DIR`,
    );

    await shop.kill();
    const isGone = (address: string) =>
      fetch(address).then(
        () => false,
        () => true,
      );
    await vi.waitFor(async () => {
      expect(await Promise.all(addresses.map(isGone))).toEqual([true, true]);
    }, 15_000);
    const third = start();
    await third.prints(ready);
    third.signal("SIGTERM");
    expect(await third.ended()).toBe(0);
  },
  patience,
);
