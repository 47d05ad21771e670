import { type AddressInfo, createServer, type Server } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { freePort, requireDistinctPorts } from "./port.ts";

const settings = { portSetting: "STOREFRONT_PORT", hostSetting: "STOREFRONT_HOST" };
const host = "127.0.0.1";

let other: Server | undefined;
afterEach(() => other?.close());

async function occupy(address: string | undefined): Promise<number> {
  const server = (other = createServer());
  await new Promise<void>((resolve) => server.listen(0, address, resolve));
  return (server.address() as AddressInfo).port;
}

describe("freePort", () => {
  test("returns the requested port, or any free one for 0", async () => {
    const port = await freePort({ ...settings, host, port: 0 });
    expect(port).toBeGreaterThan(1023);
    expect(await freePort({ ...settings, host, port })).toBe(port);
  });

  test.each([
    ["one address", host],
    ["all addresses", undefined],
  ])("names a port that is in use on %s, and the variable to change", async (_, address) => {
    const port = await occupy(address);
    await expect(freePort({ ...settings, host: address, port })).rejects.toThrow(
      `Port ${port} is in use. Stop the program that uses it, or set STOREFRONT_PORT to another port.`,
    );
  });

  test("names the host variable for an address of another machine", async () => {
    await expect(freePort({ ...settings, host: "192.0.2.1", port: 0 })).rejects.toThrow(
      'STOREFRONT_HOST must be an address of this machine, not "192.0.2.1".',
    );
  });
});

test("names both variables that set the same port, and accepts 0 twice", () => {
  expect(() => requireDistinctPorts({ STOREFRONT_PORT: 4000, PLATFORM_PORT: 4000 })).toThrow(
    "PLATFORM_PORT must differ from STOREFRONT_PORT: both are 4000.",
  );
  expect(() => requireDistinctPorts({ STOREFRONT_PORT: 0, PLATFORM_PORT: 0 })).not.toThrow();
});
