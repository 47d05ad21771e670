import { Redis } from "iovalkey";

export type OnConnection = (event: "shared" | "failure", error?: Error) => void;

/** A connection to the Valkey or Redis that counts the requests of several processes. */
export function connectToValkey(url: string, onConnection: OnConnection): Redis {
  const client = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    connectTimeout: 1_000,
    // A hanging Valkey counts as unreachable: one request waits, then the process counts alone.
    commandTimeout: 300,
    socketTimeout: 300,
  });
  client.on("ready", () => onConnection("shared"));
  client.on("error", (error) => onConnection("failure", error));
  return client;
}
