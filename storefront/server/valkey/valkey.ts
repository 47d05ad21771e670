import type { Redis } from "iovalkey";
import { connectTo, keyIn, runOf, ValkeyAway } from "./connection.ts";

/** Milliseconds that a shopper waits for Valkey at most. */
const shoppersPatience = 50;
/** Milliseconds between two probes. */
const probePause = 1000;

type Argument = string | number | Uint8Array;

/** What a script returns. */
export type Reply = Buffer | number | null | readonly Reply[];

/**
 * A connection to Valkey or Redis that a shop can do without. After one failure all scripts fail at once until a probe
 * succeeds, so a server that hangs costs a shopper 50 ms, once.
 */
export class Valkey {
  readonly #client: Redis;
  readonly #probe: ReturnType<typeof setInterval>;
  /** The server's run; undefined while it is away. */
  #run: string | undefined;
  #isAway = false;
  /** Why the last script was refused. */
  #refusal: string | undefined;
  /** In a row. */
  #failures = 0;

  constructor(url: string, commandTime = shoppersPatience) {
    this.#client = connectTo(url, { commandTimeout: commandTime, retryStrategy: () => probePause / 2 });
    this.#client.on("close", () => this.#lose("closed"));
    this.#client.on("ready", () => void this.#check());
    this.#probe = setInterval(() => void this.#check(), probePause);
    this.#probe.unref();
  }

  /** Runs a script. Rejects with `ValkeyAway`. */
  async run(script: string, keys: readonly string[], args: readonly Argument[] = []): Promise<Reply> {
    const run = this.#run;
    if (run === undefined) throw new ValkeyAway("Valkey is away");
    const named = keys.map((key) => keyIn(run, key));
    try {
      const sent = [script, keys.length, ...named, ...args.map(sendable)];
      const reply = (await this.#client.callBuffer("eval", sent)) as Reply;
      this.#refusal = undefined;
      return reply;
    } catch (error) {
      if (error instanceof Error && error.name === "ReplyError") this.#refuse(error.message);
      this.#lose(String(error));
      throw new ValkeyAway(String(error));
    }
  }

  close(): void {
    clearInterval(this.#probe);
    this.#isAway = true;
    this.#client.disconnect();
  }

  async #check(): Promise<void> {
    try {
      this.#run = await runOf(this.#client);
      if (this.#isAway) console.warn("Valkey works again.");
      this.#isAway = false;
      this.#failures = 0;
    } catch (error) {
      this.#lose(String(error));
    }
  }

  /** A server without memory, or one that may only be read: it answers every probe, so its reason is logged once. */
  #refuse(reason: string): void {
    if (reason === this.#refusal) return;
    this.#refusal = reason;
    console.error(`Valkey refuses a script (${reason}). The shop goes on without it.`);
  }

  #lose(reason: string): void {
    this.#run = undefined;
    this.#failures += 1;
    // One slow moment, or a start that has not connected yet, is not worth a line.
    if (this.#failures < 2) return;
    if (!this.#isAway) console.error(`Valkey is away (${reason}). The shop goes on without it.`);
    this.#isAway = true;
  }
}

const sendable = (value: Argument): string | number | Buffer =>
  value instanceof Uint8Array ? Buffer.from(value.buffer, value.byteOffset, value.byteLength) : value;
