import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { SettingError } from "@circlet/service-kit/settings/setting-error";
import type { Settings } from "../settings/settings.ts";

/** Milliseconds that pending requests get when the server closes. */
const closingTime = 20_000;

/** Resolves with the port. Throws a `SettingError` that names the setting if the port is in use. */
export function listen(
  server: Server,
  { port, host }: Pick<Settings, "port" | "host">,
  setting = "STOREFRONT_PORT",
): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const inUse = `Port ${port} is in use. Stop what runs there, or choose another port with ${setting}.`;
      reject(error.code === "EADDRINUSE" ? new SettingError(inUse) : error);
    });
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

/** Resolves when all pending requests have been answered. */
export async function close(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  // Browsers keep connections open, so close each one after its last response.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const impatience = setTimeout(() => server.closeAllConnections(), closingTime);
  await closed;
  clearInterval(sweep);
  clearTimeout(impatience);
}
