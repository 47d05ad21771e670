// @vitest-environment node
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { uiFont, uiFontFile } from "./ui-font.ts";

test("the font file is current; to renew it, run node design-system/packaging/ui-font.ts", async () => {
  const [kept, made] = [await readFile(uiFontFile), Buffer.from(await uiFont())];
  expect(kept.equals(made)).toBe(true);
});
