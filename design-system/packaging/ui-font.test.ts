// @vitest-environment node
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { uiFont, uiFontFile } from "./ui-font.ts";

test("the committed font file is what ui-font.ts makes", async () => {
  const [kept, made] = [await readFile(uiFontFile), Buffer.from(await uiFont())];
  expect(kept.equals(made), "Run node design-system/packaging/ui-font.ts").toBe(true);
});
