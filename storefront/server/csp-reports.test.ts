import { Hono } from "hono";
import { expect, test } from "vitest";
import { cspReports } from "./csp-reports.ts";

function setUp() {
  const clock = { time: 0 };
  const logged: string[] = [];
  const app = new Hono();
  app.post(
    "/csp-reports",
    cspReports({ now: () => clock.time, log: (line: string) => void logged.push(line) }),
  );
  const send = async (report: unknown) => {
    const body = typeof report === "string" ? report : JSON.stringify(report);
    return (await app.request("/csp-reports", { method: "POST", body })).status;
  };
  return { clock, logged, send };
}

const violation = {
  "csp-report": {
    "effective-directive": "script-src",
    "blocked-uri": "inline",
    "document-uri": "https://shop.example/?code=secret",
  },
};

test("a violation is logged on one line, without the page's query", async () => {
  const { logged, send } = setUp();
  expect(await send(violation)).toBe(204);
  expect(logged).toEqual(['CSP: {"directive":"script-src","blocked":"inline","page":"/"}']);
});

test("the reports of the Reporting API are read", async () => {
  const { logged, send } = setUp();
  const body = {
    effectiveDirective: "img-src",
    blockedURL: "https://a.example/\n",
    documentURL: "https://s.example/faq",
  };
  expect(await send([{ type: "csp-violation", body }])).toBe(204);
  expect(logged).toEqual(['CSP: {"directive":"img-src","blocked":"https://a.example/\\n","page":"/faq"}']);
});

test("ten violations per minute are logged, then only their number", async () => {
  const { clock, logged, send } = setUp();
  for (let sent = 0; sent < 25; sent += 1) await send(violation);
  expect(logged).toHaveLength(10);
  clock.time = 60_000;
  await send(violation);
  expect(logged[10]).toBe("CSP: 15 more violations");
});

test.each([
  ["no JSON", "<script>", 400],
  ["another report", "[1]", 400],
  ["a long report", "x".repeat(20_000), 413],
])("the report %s is rejected", async (_name, report, status) => {
  const { logged, send } = setUp();
  expect(await send(report)).toBe(status);
  expect(logged).toEqual([]);
});
