import { expect, test } from "vitest";
import { createLog } from "./log.ts";

/** What a log of this level writes about a request and an error. */
function written(level: Parameters<typeof createLog>[0], isTTY = false): string[] {
  const lines: string[] = [];
  const log = createLog(level, { isTTY, write: (line) => lines.push(String(line)) > 0 });
  log("request", { method: "POST", path: "/a\n{}", status: 200, milliseconds: 12 });
  log("failure", { path: "/b", error: new Error("The disk is full") });
  return lines;
}

test("each event is one line of JSON, even with a line break in its path", () => {
  const [request = "", failure = ""] = written("on");
  expect(request).toMatch(/^[^\n]*\n$/);
  expect(JSON.parse(request)).toMatchObject({
    event: "request",
    path: "/a\n{}",
    status: 200,
    milliseconds: 12,
  });
  expect(failure).toMatch(/^[^\n]*\n$/);
  expect(JSON.parse(failure)).toMatchObject({
    event: "failure",
    error: expect.stringContaining("disk is full"),
  });
});

test("a log of errors has no requests", () => {
  expect(written("errors")).toEqual([expect.stringContaining("disk is full")]);
  expect(written("off")).toEqual([]);
});

test("an error on a terminal is text with its stack", () => {
  expect(written("errors", true)[0]).toMatch(/^failure \/b: Error: The disk is full\n +at /);
});
