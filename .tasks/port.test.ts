import { type AddressInfo, createServer, type Server } from "node:net";
import { afterEach, expect, test } from "vitest";
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

test("a free port is returned as requested, and any free one for 0", async () => {
  const port = await occupy(host);
  await new Promise((closed) => other?.close(closed));
  expect(await freePort({ ...settings, host, port })).toBe(port);
  expect(await freePort({ ...settings, host, port: 0 })).toBeGreaterThan(1023);
});

test.each([
  ["one address", host],
  ["all addresses", undefined],
])("a port that is in use on %s is refused with the variable to change", async (_, address) => {
  const port = await occupy(address);
  await expect(freePort({ ...settings, host: address, port })).rejects.toThrow(
    `Port ${port} is in use. Stop the program that uses it, or set STOREFRONT_PORT to another port.`,
  );
});

test("an address of another machine is refused with the host variable", async () => {
  await expect(freePort({ ...settings, host: "192.0.2.1", port: 0 })).rejects.toThrow(
    'STOREFRONT_HOST must be an address of this machine, not "192.0.2.1".',
  );
});

test("two variables with the same port are refused, except for 0", () => {
  expect(() => requireDistinctPorts({ STOREFRONT_PORT: 4000, PLATFORM_PORT: 4000 })).toThrow(
    "PLATFORM_PORT must differ from STOREFRONT_PORT: both are 4000.",
  );
  expect(() => requireDistinctPorts({ STOREFRONT_PORT: 0, PLATFORM_PORT: 0 })).not.toThrow();
});
