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
      return (await this.#client.callBuffer("eval", [
        script,
        keys.length,
        ...named,
        ...args.map(sendable),
      ])) as Reply;
    } catch (error) {
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
