import { expect, test, vi } from "vitest";
import { logToOutput } from "./log.ts";

test("a request is logged as one line of JSON", () => {
  const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  logToOutput("request", { request: { method: "POST", path: "/", status: 200, milliseconds: 12 } });
  const line = String(write.mock.calls[0]?.[0]);
  expect(line).toMatch(/^[^\n]*\n$/);
  expect(JSON.parse(line)).toMatchObject({
    event: "request",
    method: "POST",
    path: "/",
    status: 200,
    milliseconds: 12,
  });
});
