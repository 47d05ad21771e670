import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { fingerprint, isFresh, markFresh } from "./fingerprint.ts";
import { root } from "./process.ts";

test("sources change the fingerprint, deployment settings do not", async () => {
  const folder = await mkdtemp(join(tmpdir(), "circlet-fingerprint-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const print = () => fingerprint({ inputs: [relative(root, folder)] });
  const before = await print();
  await writeFile(join(folder, "settings.env"), "STOREFRONT_URL=https://shop.example");
  expect(await print()).toBe(before);
  await writeFile(join(folder, "start.ts"), "");
  expect(await print()).not.toBe(before);
});

test("sources that change during a build make it outdated", async () => {
  const folder = await mkdtemp(join(tmpdir(), "circlet-fingerprint-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const from = (path: string) => relative(root, join(folder, path));
  const output = { inputs: [from("source.ts")], stamp: from("build/made-from") };
  await writeFile(join(folder, "source.ts"), "old");
  const made = await fingerprint(output);
  await writeFile(join(folder, "source.ts"), "new");
  await markFresh(output, made);
  expect(await isFresh(output)).toBe(false);
  await markFresh(output, await fingerprint(output));
  expect(await isFresh(output)).toBe(true);
});
