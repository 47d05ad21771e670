import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { SettingError } from "../settings.ts";
import { hostName } from "./host-name.ts";

export interface PortOptions {
  /** 0 takes any free one. */
  readonly port: number;
  readonly host: string;
  /** The name of the setting that chooses the port, for the message when it is taken. */
  readonly setting: string;
  readonly requestSeconds: number;
}

/** A server that listens and does not answer yet. */
export interface OpenPort {
  readonly server: Server;
  readonly port: number;
  /** Where it is reached on this machine, without a slash at the end. */
  readonly url: string;
}

/** Listens on a port. Throws a `SettingError` when somebody else does. */
export async function openPort({ port, host, setting, requestSeconds }: PortOptions): Promise<OpenPort> {
  const server = createServer({ requestTimeout: requestSeconds * 1000, keepAliveTimeout: 65_000 });
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

/** Takes no new connections, and ends each one when its answer is out; after five seconds, whatever is left. */
export async function closeGently(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  // A connection that is kept alive falls idle a moment after its answer.
  const idle = setInterval(() => server.closeIdleConnections(), 20);
  const patience = setTimeout(() => server.closeAllConnections(), 5000);
  await closed;
  clearInterval(idle);
  clearTimeout(patience);
}
