import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RunningCommand } from "./running-command.fixture.ts";

let data: string;
let shops: RunningCommand[];
beforeEach(async () => {
  shops = [];
  data = await mkdtemp(join(tmpdir(), "circlet-start-"));
});
afterEach(async () => {
  for (const { child } of shops) child.kill("SIGKILL");
  await Promise.all(shops.map(({ exited }) => exited));
  await rm(data, { recursive: true, maxRetries: 10 });
});

/** `pnpm start` on free ports. */
function start(): RunningCommand {
  const shop = new RunningCommand("node", [join(import.meta.dirname, "run.mjs"), "start"], {
    STOREFRONT_HOST: "127.0.0.1",
    STOREFRONT_PORT: "0",
    PLATFORM_PORT: "0",
    EXTENSIONS_PORT: "0",
    CIRCLET_DATA_DIR: data,
    PLATFORM_LOG: "off",
  });
  shops.push(shop);
  return shop;
}

const ready = /Storefront +(http:\S+)\n +Commerce service +(http:\S+)\n\n +Press Ctrl-C/;

test("can be stopped while it seeds, and starts again on the same data", async () => {
  const seeding = start();
  await seeding.prints(/Seeding|Seeded/);
  seeding.child.kill("SIGINT");
  expect(await seeding.exited).toBe(0);
  expect(seeding.output).not.toMatch(ready);

  const shop = start();
  const [, storefront] = await shop.prints(ready);
  expect((await fetch(`${storefront}/health`)).status).toBe(200);
  shop.child.kill("SIGTERM");
  expect(await shop.exited).toBe(0);
});

test("refuses to run twice on the same data; no process survives kill -9", async () => {
  const shop = start();
  const addresses = (await shop.prints(ready)).slice(1);
  const second = start();
  expect(await second.exited).toBe(1);
  expect(second.output).toContain(
    `A shop already runs on the data in ${data}. Stop it, or set CIRCLET_DATA_DIR`,
  );

  shop.child.kill("SIGKILL");
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
  third.child.kill("SIGINT");
  expect(await third.exited).toBe(0);
});
