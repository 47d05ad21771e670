import { Redis, type RedisOptions } from "iovalkey";

/** Valkey is away, or does not answer in time. */
export class ValkeyAway extends Error {
  override readonly name = "ValkeyAway";
}

/** A connection whose commands fail at once while it is closed. A host, or the path of a socket. */
export function connectTo(url: string, options: RedisOptions): Redis {
  const client = new Redis(url, {
    enableOfflineQueue: false,
    enableReadyCheck: false,
    autoResubscribe: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 1000,
    ...options,
  });
  // Every command that fails is handled where it was sent.
  client.on("error", () => undefined);
  return client;
}

/** The id of the server's run: every start has another. */
export async function runOf(client: Redis): Promise<string> {
  const run = /^run_id:(\w+)/m.exec(await client.info("server"))?.[1];
  if (!run) throw new ValkeyAway("The server does not say which run it is");
  return run;
}

/** A key of the server's run. What an earlier run kept may be outdated, so it is not used again. */
export const keyIn = (run: string, key: string): string => `circlet:${run}:${key}`;

/** The last purge of every tag. */
export const tagsKey = "purged-tags";
/** The stream of purges. */
export const purgesKey = "purges";
