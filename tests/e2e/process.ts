import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";

export const root = join(import.meta.dirname, "../..");

export interface RunningService {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts a service of the shop on a free port and answers when it has printed its address. */
export async function startService(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<RunningService> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, ...env },
  });
  return { url: await printedAddress(child, args.join(" ")), stop: () => stop(child) };
}

/** Runs a command of the commerce service to its end, as a merchant would. Throws with what it printed. */
export async function runToEnd(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<void> {
  const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, ...env } });
  let printed = "";
  const keep = (chunk: Buffer) => (printed += chunk.toString());
  child.stdout.on("data", keep);
  child.stderr.on("data", keep);
  const code = await new Promise((ended) => child.once("close", ended));
  if (code !== 0) throw new Error(`${args.join(" ")} ended with ${String(code)}:\n${printed}`);
}

async function printedAddress(child: ChildProcess, what: string): Promise<string> {
  if (!child.stdout) throw new Error("The service's output is not read");
  for await (const line of createInterface(child.stdout)) {
    const address = /https?:\/\/\S+/.exec(line)?.[0];
    if (!address) continue;
    child.stdout.resume();
    return address.replace(/\/$/, "");
  }
  throw new Error(`${what} ended without printing its address`);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const closed = new Promise((ended) => child.once("close", ended));
  child.kill("SIGTERM");
  await closed;
}
