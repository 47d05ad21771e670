import { expect, test, vi } from "vitest";
import { MarkupInspector } from "./inspect-markup.ts";
import { markupPayloads } from "./markup-payloads.ts";
import { expectAllRefused } from "./send-markup.ts";

// Many requests one after another: on a busy machine they take minutes.
vi.setConfig({ testTimeout: 300_000 });

test("there are 150 different payloads", () => {
  expect(new Set(markupPayloads).size).toBe(150);
});

test("each payload would be found if a page let it in", async () => {
  const inspector = await MarkupInspector.open();
  const unseen: string[] = [];
  for (const payload of markupPayloads) {
    const found = await inspector.intruders(`<body>${payload}`, "text/html");
    if (found.length === 0) unseen.push(payload);
  }
  await inspector.close();
  expect(unseen).toEqual([]);
});

test("every payload stays text, wherever a page shows it", async () => {
  // A sample with every kind of exit. `markup.long.ts` sends all payloads.
  await expectAllRefused(markupPayloads.filter((_, index) => index % 13 === 0));
}, 120_000);
