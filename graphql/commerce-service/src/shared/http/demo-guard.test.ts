import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testSettings } from "../settings/settings.ts";
import { openTestShop, type TestShop } from "../../../tests/test-shop.fixture.ts";
import { requireDemoConsent } from "./demo-guard.ts";

test.each([
  [{ host: "0.0.0.0" }, "PLATFORM_HOST=0.0.0.0"],
  [{ host: "192.0.2.7" }, "PLATFORM_HOST=192.0.2.7"],
  [{ publicUrl: "https://demo.example" }, "PLATFORM_PUBLIC_URL=https://demo.example"],
  [{ publicUrl: "http://localhost.demo.example" }, "PLATFORM_PUBLIC_URL=http://localhost.demo.example"],
])("an address that is not loopback is refused: %j", (address, named) => {
  expect(() => requireDemoConsent(testSettings(address))).toThrow(
    `CIRCLET_PUBLIC_DEMO must be on to use ${named}`,
  );
  expect(() => requireDemoConsent(testSettings({ ...address, publicDemo: true }))).not.toThrow();
});

test("an address that is loopback is not refused", () => {
  for (const host of ["127.0.0.1", "127.0.0.2", "::1", "localhost"])
    expect(() =>
      requireDemoConsent(testSettings({ host, publicUrl: "http://localhost:4100" })),
    ).not.toThrow();
});

describe("a request under another host name", () => {
  const names = { own: "localhost", ip: "127.0.0.1:4000", foreign: "shop.tunnel.example" };
  let local: TestShop;
  let demo: TestShop;
  beforeAll(async () => {
    local = await openTestShop({ faults: true });
    demo = await openTestShop({ faults: true, publicDemo: true });
  });
  afterAll(() => Promise.all([local.close(), demo.close()]));

  test.each([
    "/checkouts/unknown",
    "/faults",
    "/mailbox",
    "/order-status",
    "/authentication/1/oauth/authorize",
  ])(
    "a request under another host name does not reach %s, unless the shop is a public demo",
    async (path) => {
      expect(await statusOf(local, path, names.foreign)).toBe(403);
      for (const name of [names.own, names.ip]) expect(await statusOf(local, path, name)).not.toBe(403);
      expect(await statusOf(demo, path, names.foreign)).not.toBe(403);
    },
  );

  test("a request under another host name still reads the catalog", async () => {
    expect(await statusOf(local, "/health", names.foreign)).toBe(200);
  });
});

/** Sends the request with that Host header, which fetch does not allow. */
function statusOf({ url }: TestShop, path: string, host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(new URL(path, url), { headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .once("error", reject)
      .end();
  });
}
