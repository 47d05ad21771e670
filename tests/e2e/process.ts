import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";

export const root = join(import.meta.dirname, "../..");

export interface RunningService {
  readonly url: string;
  /** Every address that it printed, `url` first. */
  readonly addresses: readonly string[];
  /** Of its process, if it has one of its own. */
  readonly pid?: number | undefined;
  stop(): Promise<void>;
}

/** Starts a service of the shop on free ports and answers when it has printed so many addresses. */
export async function startService(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  count = 1,
): Promise<RunningService> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, ...env },
  });
  const addresses = await printedAddresses(child, args.join(" "), count);
  return { url: addresses[0] ?? "", addresses, pid: child.pid, stop: () => stop(child) };
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

async function printedAddresses(child: ChildProcess, what: string, count: number): Promise<string[]> {
  if (!child.stdout) throw new Error("The service's output is not read");
  const addresses: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    const address = /https?:\/\/\S+/.exec(line)?.[0];
    if (address) addresses.push(address.replace(/\/$/, ""));
    if (addresses.length < count) continue;
    child.stdout.resume();
    return addresses;
  }
  throw new Error(`${what} ended without printing its address`);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const closed = new Promise((ended) => child.once("close", ended));
  child.kill("SIGTERM");
  await closed;
}
