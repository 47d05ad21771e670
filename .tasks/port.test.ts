import { type AddressInfo, createServer, type Server } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { freePort, requireDistinctPorts } from "./port.ts";

const settings = { portSetting: "STOREFRONT_PORT", hostSetting: "STOREFRONT_HOST" };
const host = "127.0.0.1";

let other: Server | undefined;
afterEach(() => other?.close());

async function occupy(at: string | undefined): Promise<number> {
  const server = (other = createServer());
  await new Promise<void>((listening) => server.listen(0, at, listening));
  return (server.address() as AddressInfo).port;
}

describe("a port to listen on", () => {
  test("is the one that is asked for; 0 is any free one, and known before the service starts", async () => {
    const port = await freePort({ ...settings, host, port: 0 });
    expect(port).toBeGreaterThan(1023);
    expect(await freePort({ ...settings, host, port })).toBe(port);
  });

  test.each([
    ["on one address", host],
    ["on all addresses", undefined],
  ])("that somebody has %s is named, with the setting that changes it", async (_, at) => {
    const port = await occupy(at);
    await expect(freePort({ ...settings, host: at, port })).rejects.toThrow(
      `Port ${port} is in use. Stop what listens there, or set STOREFRONT_PORT to another port.`,
    );
  });

  test("of another machine names the setting of the host", async () => {
    await expect(freePort({ ...settings, host: "192.0.2.1", port: 0 })).rejects.toThrow(
      'STOREFRONT_HOST must be an address of this machine; "192.0.2.1" is none.',
    );
  });
});

test("two services on one port are told by both settings; any free port is never one port", () => {
  expect(() => requireDistinctPorts({ STOREFRONT_PORT: 4000, PLATFORM_PORT: 4000 })).toThrow(
    "PLATFORM_PORT must be another port than STOREFRONT_PORT: both are 4000.",
  );
  expect(() => requireDistinctPorts({ STOREFRONT_PORT: 0, PLATFORM_PORT: 0 })).not.toThrow();
});
