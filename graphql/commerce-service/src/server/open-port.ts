import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createHttpServer } from "@circlet/service-kit/http/create-http-server";
import { SettingError } from "@circlet/service-kit/settings/setting-error";
import { hostName } from "@circlet/service-kit/http/host-name";

export interface PortOptions {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  /** The setting that chooses the port, for the error message when it is in use. */
  readonly setting: string;
  readonly requestSeconds: number;
  readonly behindProxy: boolean;
}

export interface OpenPort {
  readonly server: Server;
  readonly port: number;
  /** The local URL, without a trailing slash. */
  readonly url: string;
}

/** Listens on a port. Throws a `SettingError` when it is in use. */
export async function openPort({
  port,
  host,
  setting,
  requestSeconds,
  behindProxy,
}: PortOptions): Promise<OpenPort> {
  const server = createHttpServer({ requestTimeout: requestSeconds * 1000, behindProxy });
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const taken = `Port ${port} is in use. Set ${setting} to another one.`;
      reject(error.code === "EADDRINUSE" ? new SettingError(taken) : error);
    });
    server.listen(port, host, resolve);
  });
  const { port: given } = server.address() as AddressInfo;
  return { server, port: given, url: `http://${hostName(host)}:${given}` };
}

/** Stops accepting connections and closes each one after its response. Closes the rest after five seconds. */
export async function closeGracefully(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  // A keep-alive connection becomes idle shortly after its response.
  const idle = setInterval(() => server.closeIdleConnections(), 20);
  const forceClose = setTimeout(() => server.closeAllConnections(), 5000);
  await closed;
  clearInterval(idle);
  clearTimeout(forceClose);
}
