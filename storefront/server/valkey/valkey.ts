import type { Redis } from "iovalkey";
import { openClient, keyIn, runOf, ValkeyAway } from "./connection.ts";

/** The longest time in milliseconds that a shopper waits for Valkey. */
const shoppersPatience = 50;
/** Milliseconds between probes. */
const probePause = 1000;

type Argument = string | number | Uint8Array;

export type Reply = Buffer | number | null | readonly Reply[];

/** The shop can do without it. After a failure, all scripts fail until a probe succeeds: one wait of 50 ms. */
export class Valkey {
  readonly #client: Redis;
  readonly #probe: ReturnType<typeof setInterval>;
  /** The id of the server's run; undefined while it is unavailable. */
  #run: string | undefined;
  #isAway = false;
  /** Why the last script was refused. */
  #refusal: string | undefined;
  #failures = 0;

  constructor(url: string, commandTime = shoppersPatience) {
    this.#client = openClient(url, { commandTimeout: commandTime, retryStrategy: () => probePause / 2 });
    this.#client.on("close", () => this.#markUnavailable("closed"));
    this.#client.on("ready", () => void this.#checkServer());
    this.#probe = setInterval(() => void this.#checkServer(), probePause);
    this.#probe.unref();
  }

  /** Runs a script. Rejects with `ValkeyAway`. */
  async run(script: string, keys: readonly string[], args: readonly Argument[] = []): Promise<Reply> {
    const run = this.#run;
    if (run === undefined) throw new ValkeyAway("Valkey is unavailable");
    const named = keys.map((key) => keyIn(run, key));
    try {
      const sent = [script, keys.length, ...named, ...args.map(sendable)];
      const reply = (await this.#client.callBuffer("eval", sent)) as Reply;
      this.#refusal = undefined;
      return reply;
    } catch (error) {
      if (error instanceof Error && error.name === "ReplyError") this.#logRefusal(error.message);
      this.#markUnavailable(String(error));
      throw new ValkeyAway(String(error));
    }
  }

  close(): void {
    clearInterval(this.#probe);
    this.#isAway = true;
    this.#client.disconnect();
  }

  async #checkServer(): Promise<void> {
    try {
      this.#run = await runOf(this.#client);
      if (this.#isAway) console.warn("Valkey is available again.");
      this.#isAway = false;
      this.#failures = 0;
    } catch (error) {
      this.#markUnavailable(String(error));
    }
  }

  /** Each reason is logged once: probes still succeed if it is read-only or out of memory. */
  #logRefusal(reason: string): void {
    if (reason === this.#refusal) return;
    this.#refusal = reason;
    console.error(`Valkey refuses a script (${reason}). The shop goes on without it.`);
  }

  #markUnavailable(reason: string): void {
    this.#run = undefined;
    this.#failures += 1;
    // A single slow response or a connection that is still starting is not worth logging.
    if (this.#failures < 2) return;
    if (!this.#isAway) console.error(`Valkey is unavailable (${reason}). The shop goes on without it.`);
    this.#isAway = true;
  }
}

const sendable = (value: Argument): string | number | Buffer =>
  value instanceof Uint8Array ? Buffer.from(value.buffer, value.byteOffset, value.byteLength) : value;
