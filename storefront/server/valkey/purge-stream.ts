import { setTimeout as pause } from "node:timers/promises";
import type { Redis } from "iovalkey";
import { openClient, keyIn, purgesKey, runOf, tagsKey } from "./connection.ts";
import { positionScript } from "./scripts.ts";

/** Milliseconds for which one read waits for a purge. */
const longestWait = 1000;
/** Milliseconds after which a server that does not respond counts as unavailable. */
const commandTime = 3000;
/** Milliseconds before reconnecting. */
const reconnectPause = 250;
const batch = 1000;

export interface PurgeReader {
  purge(tags: readonly string[]): void;
  /** Called if purges may have been missed. */
  purgeAll(): void;
}

/** Reads the shop's purges from a stream. After a disconnect, it resumes where it stopped. */
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
    void this.#followPurges();
  }

  /** The last purge that was read; undefined before the first connection. */
  get position(): string | undefined {
    return this.#position;
  }

  close(): void {
    this.#isClosed = true;
    this.#client?.disconnect();
  }

  /** Simulates a network failure. The stream then reconnects. */
  disconnect(): void {
    this.#client?.disconnect();
  }

  async #followPurges(): Promise<void> {
    while (!this.#isClosed) {
      const client = openClient(this.#url, {
        lazyConnect: true,
        commandTimeout: commandTime,
        retryStrategy: () => null,
      });
      this.#client = client;
      try {
        await client.connect();
        await this.#readPurges(client);
      } catch {
        // `Valkey` already logs that the server is unavailable.
      }
      client.disconnect();
      await pause(reconnectPause, undefined, { ref: false });
    }
  }

  /** Reads until the connection fails. */
  async #readPurges(client: Redis): Promise<void> {
    const run = await runOf(client);
    const [tags, stream] = [keyIn(run, tagsKey), keyIn(run, purgesKey)];
    const last = async () => String(await client.eval(positionScript, 1, tags));
    if (run !== this.#run) {
      this.#position = await last();
      this.#run = run;
      this.#reader.purgeAll();
    }
    while (!this.#isClosed) {
      const purges = await this.#nextPurges(client, stream, longestWait);
      if (purges.length > 0) this.#applyPurges(purges);
      else if ((await last()) !== this.#position) await this.#catchUp(client, stream, last);
    }
  }

  /** Reads missed purges. If there are none, the stream was lost, so everything counts as purged. */
  async #catchUp(client: Redis, stream: string, last: () => Promise<string>): Promise<void> {
    const position = await last();
    const purges = await this.#nextPurges(client, stream);
    if (purges.length > 0) return this.#applyPurges(purges);
    this.#position = position;
    this.#reader.purgeAll();
  }

  async #nextPurges(client: Redis, stream: string, wait?: number): Promise<readonly Purged[]> {
    const from = ["STREAMS", stream, `${this.#position}-0`];
    const block = wait === undefined ? [] : ["BLOCK", wait];
    const reply = (await client.call("xread", ["COUNT", batch, ...block, ...from])) as StreamReply;
    return (reply?.[0]?.[1] ?? []).map(([id, fields]) => purgeEntry(id, fields));
  }

  #applyPurges(purges: readonly Purged[]): void {
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
  /** The position of the previous purge. */
  readonly after: string;
  readonly tags: readonly string[];
}

function purgeEntry(id: string, fields: readonly string[]): Purged {
  const value = (name: string) => fields[fields.indexOf(name) + 1] ?? "";
  return {
    position: id.split("-")[0] ?? "",
    after: value("after"),
    tags: JSON.parse(value("tags")) as string[],
  };
}
