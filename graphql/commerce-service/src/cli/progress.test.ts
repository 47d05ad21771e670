import { expect, test } from "vitest";
import { Progress } from "./progress.ts";

function written(isTTY: boolean) {
  const texts: string[] = [];
  return { texts, output: { isTTY, write: (text: string) => texts.push(text) } };
}

test("progress in a log is a line every ten thousand items", () => {
  const { texts, output } = written(false);
  const progress = new Progress("Seeding products", 25_000, output);
  for (let done = 0; done < 25_000; done += 500) progress.advance(500);
  progress.end();
  expect(texts).toEqual(["Seeding products: 10,000 of 25,000\n", "Seeding products: 20,000 of 25,000\n"]);
});

test("progress on a terminal is one line, which is cleared at the end", () => {
  const { texts, output } = written(true);
  const progress = new Progress("Importing rows", undefined, output);
  progress.advance(3);
  progress.advance(3);
  progress.end();
  expect(texts).toEqual(["\r\u001b[KImporting rows: 3", "\r\u001b[K"]);
});
