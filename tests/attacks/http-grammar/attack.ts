import { setTimeout as pause } from "node:timers/promises";
import * as fc from "fast-check";
import { type Harm, isPause, startHarm } from "../harm.ts";
import { memoryOf } from "../../process-memory.ts";
import type { AttackedServer } from "./attacked-shop.ts";
import { type Conversation, exchange } from "./exchange.ts";
import { flawsOf } from "./flaws-of.ts";
import { hostileConversation } from "./hostile-conversation.ts";

/** Conversations at once. */
const atOnce = 40;

interface Result {
  readonly requests: number;
  /** Each with its seed, and the shortest conversation that fails like it. */
  readonly failures: readonly string[];
  /** What the servers logged, other than what they say of bad requests. */
  readonly logged: readonly string[];
  readonly harm: Harm;
  /** Megabytes by which each process grew after the first third of the attack. */
  readonly growth: readonly number[];
}

/** Attacks servers with that many requests or a few more. The same seed sends the same. */
export async function attack(
  servers: readonly AttackedServer[],
  { requests, seed: first }: { readonly requests: number; readonly seed: number },
): Promise<Result> {
  const failures: string[] = [];
  const properties = servers.map((server) => ({ server, conversation: hostileConversation(server) }));
  const logs = servers.map(({ program }) => program.output.length);
  const harm = startHarm(servers);
  let memory: readonly number[] | undefined;
  let sent = 0;
  let seed = first;

  async function attackOnce(): Promise<void> {
    const { server, conversation } = properties[seed % properties.length]!;
    const options = { seed, numRuns: 1, interruptAfterTimeLimit: 60_000 };
    seed += 1;
    const property = fc.asyncProperty(conversation, async (sending) => {
      sent += sending.methods.length;
      const flaws = flawsOf(sending, await exchange(server.port, sending));
      if (flaws.length > 0) throw new Error(flaws.join(", "));
    });
    const { counterexample, errorInstance } = await fc.check(property, options);
    if (counterexample) failures.push(describe(server, options.seed, counterexample[0], errorInstance));
  }

  const attackers = Array.from({ length: atOnce }, async () => {
    while (sent < requests) {
      await attackOnce();
      if (sent > requests / 3) memory ??= servers.map(({ program }) => memoryOf(program));
    }
  });
  await Promise.all(attackers);
  await pause(100);
  return {
    requests: sent,
    failures,
    logged: servers.flatMap(({ name, program }, index) =>
      program.output
        .slice(logs[index])
        .split("\n")
        .filter((line) => line !== "" && !isExpected(line))
        .map((line) => `${name}: ${line}`),
    ),
    harm: await harm.stop(),
    growth: servers.map(({ program }, index) => memoryOf(program) - (memory?.[index] ?? 0)),
  };
}

function describe({ name }: AttackedServer, seed: number, { packets }: Conversation, error: unknown): string {
  const text = JSON.stringify(packets.join(""));
  return `Seed ${seed}, ${name}: ${String(error)}\n${text.slice(0, 4000)}`;
}

/** Refusals, those of React Router with their stack, the first unknown file each minute, and pauses. */
const isExpected = (line: string) =>
  isPause(line) ||
  /"event":"security"|Aborting the action|^Error: Bad Request|^ {4}at |^No build has /.test(line);
