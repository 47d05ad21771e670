import { Redis, type RedisOptions } from "iovalkey";

/** Valkey is unreachable or did not respond in time. */
export class ValkeyAway extends Error {
  override readonly name = "ValkeyAway";
}

/** A connection to a host or Unix socket. Commands fail immediately while it is closed. */
export function openClient(url: string, options: RedisOptions): Redis {
  const client = new Redis(url, {
    enableOfflineQueue: false,
    enableReadyCheck: false,
    autoResubscribe: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 1000,
    ...options,
  });
  // Ignored because every command handles its own errors.
  client.on("error", () => undefined);
  return client;
}

/** The id of the server's current run, which changes with each restart. */
export async function runOf(client: Redis): Promise<string> {
  const run = /^run_id:(\w+)/m.exec(await client.info("server"))?.[1];
  if (!run) throw new ValkeyAway("The server does not report its run id");
  return run;
}

/** Prefixes a key with the server's run, so that data from an earlier run, which may be outdated, is not used. */
export const keyIn = (run: string, key: string): string => `circlet:${run}:${key}`;

export const tagsKey = "purged-tags";
export const purgesKey = "purges";
