import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { openDatabase } from "./database/database.ts";
import { startPlatform } from "./server.ts";
import { testSettings } from "./settings.ts";
import { openTestShop } from "./shop.fixture.ts";

test("closing lets a request under way have its answer", async () => {
  const shop = await openTestShop({ faults: true });
  await fetch(`${shop.url}/faults`, {
    method: "POST",
    body: JSON.stringify({ mode: "slow", milliseconds: 200 }),
  });
  const answer = shop.ask("{ shop { name } }");
  // Another request's answer shows that the first has been taken up.
  await fetch(`${shop.url}/health`);
  await shop.close();
  expect((await answer).data).toEqual({ shop: { name: "Circlet" } });
  await expect(fetch(`${shop.url}/health`)).rejects.toThrow();
});

test.each([
  ["port", "PLATFORM_PORT"],
  ["extensionsPort", "EXTENSIONS_PORT"],
])("a %s in use says which, and how to choose another", async (setting, name) => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  const { port } = other.address() as AddressInfo;
  const start = startPlatform(testSettings({ [setting]: port }), openDatabase(":memory:"));
  await expect(start).rejects.toThrow(`Port ${port} is in use. Set ${name} to another one.`);
  other.close();
});

test.each(["//", "http://[", "/%"])(
  "an address that is none (%s) is not found, and the service goes on",
  async (path) => {
    const shop = await openTestShop();
    const { port } = new URL(shop.url);
    const status = await new Promise((resolve, reject) => {
      const sent = request({ host: "127.0.0.1", port, path }, ({ statusCode }) => resolve(statusCode));
      sent.on("error", reject).end();
    });
    expect(status).toBe(404);
    expect((await fetch(`${shop.url}/health`)).status).toBe(200);
    await shop.close();
  },
);
