import { setTimeout as pause } from "node:timers/promises";
import type { Redis } from "iovalkey";
import { connectTo, keyIn, purgesKey, runOf, tagsKey } from "./connection.ts";
import { positionScript } from "./scripts.ts";

/** Milliseconds that the server waits for a purge before it answers that there is none. */
const longestWait = 1000;
/** Milliseconds after which a server that does not answer counts as away. */
const commandTime = 3000;
/** Milliseconds before a lost connection is opened again. */
const reconnectPause = 250;
/** Purges that are read at once. */
const batch = 1000;

/** What a storefront does with purges. */
export interface PurgeReader {
  purge(tags: readonly string[]): void;
  /** Purges may have been missed. */
  purgeAll(): void;
}

/** Reads the shop's purges from a stream. After a lost connection it goes on where it stopped. */
export class PurgeStream {
  readonly #url: string;
  readonly #reader: PurgeReader;
  #client: Redis | undefined;
  #isClosed = false;
  #run: string | undefined;
  #position: string | undefined;

  constructor(url: string, reader: PurgeReader) {
    this.#url = url;
    this.#reader = reader;
    void this.#follow();
  }

  /** The last purge that the reader knows of; undefined before the first connection. Later ones may be on their way. */
  get position(): string | undefined {
    return this.#position;
  }

  close(): void {
    this.#isClosed = true;
    this.#client?.disconnect();
  }

  /** Closes the connection, as a network may: the stream opens another. */
  disconnect(): void {
    this.#client?.disconnect();
  }

  async #follow(): Promise<void> {
    while (!this.#isClosed) {
      const client = connectTo(this.#url, {
        lazyConnect: true,
        commandTimeout: commandTime,
        retryStrategy: () => null,
      });
      this.#client = client;
      try {
        await client.connect();
        await this.#read(client);
      } catch {
        // The other connection logs that the server is away.
      }
      client.disconnect();
      await pause(reconnectPause, undefined, { ref: false });
    }
  }

  /** Reads until the connection fails. */
  async #read(client: Redis): Promise<void> {
    const run = await runOf(client);
    const [tags, stream] = [keyIn(run, tagsKey), keyIn(run, purgesKey)];
    const last = async () => String(await client.eval(positionScript, 1, tags));
    if (run !== this.#run) {
      this.#position = await last();
      this.#run = run;
      this.#reader.purgeAll();
    }
    while (!this.#isClosed) {
      const purges = await this.#next(client, stream, longestWait);
      if (purges.length > 0) this.#apply(purges);
      else if ((await last()) !== this.#position) await this.#catchUp(client, stream, last);
    }
  }

  /** Reads what came in the meantime. If there is nothing, the stream was lost. */
  async #catchUp(client: Redis, stream: string, last: () => Promise<string>): Promise<void> {
    const position = await last();
    const purges = await this.#next(client, stream);
    if (purges.length > 0) return this.#apply(purges);
    this.#position = position;
    this.#reader.purgeAll();
  }

  async #next(client: Redis, stream: string, wait?: number): Promise<readonly Purged[]> {
    const from = ["STREAMS", stream, `${this.#position}-0`];
    const block = wait === undefined ? [] : ["BLOCK", wait];
    const reply = (await client.call("xread", ["COUNT", batch, ...block, ...from])) as StreamReply;
    return (reply?.[0]?.[1] ?? []).map(([id, fields]) => purged(id, fields));
  }

  #apply(purges: readonly Purged[]): void {
    for (const { position, after, tags } of purges) {
      if (after === this.#position) this.#reader.purge(tags);
      else this.#reader.purgeAll();
      this.#position = position;
    }
  }
}

type StreamReply =
  | readonly [stream: string, entries: readonly [id: string, fields: readonly string[]][]][]
  | null;

interface Purged {
  readonly position: string;
  /** The position of the purge before. */
  readonly after: string;
  readonly tags: readonly string[];
}

function purged(id: string, fields: readonly string[]): Purged {
  const value = (name: string) => fields[fields.indexOf(name) + 1] ?? "";
  return {
    position: id.split("-")[0] ?? "",
    after: value("after"),
    tags: JSON.parse(value("tags")) as string[],
  };
}
