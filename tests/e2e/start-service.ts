import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";

export const root = join(import.meta.dirname, "../..");

export interface RunningService {
  readonly url: string;
  /** All URLs that the service printed; the first is `url`. */
  readonly addresses: readonly string[];
  readonly pid?: number | undefined;
  stop(): Promise<void>;
}

/** Starts a service and waits until it has printed `count` URLs. */
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

/** Runs a command and waits for its end. If it fails, the error contains its output. */
export async function runCommand(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<void> {
  const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, ...env } });
  let printed = "";
  const append = (chunk: Buffer) => (printed += chunk.toString());
  child.stdout.on("data", append);
  child.stderr.on("data", append);
  const code = await new Promise((ended) => child.once("close", ended));
  if (code !== 0) throw new Error(`${args.join(" ")} exited with code ${String(code)}:\n${printed}`);
}

async function printedAddresses(child: ChildProcess, command: string, count: number): Promise<string[]> {
  if (!child.stdout) throw new Error("The service has no stdout");
  const addresses: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    const address = /https?:\/\/\S+/.exec(line)?.[0];
    if (address) addresses.push(address.replace(/\/$/, ""));
    if (addresses.length < count) continue;
    child.stdout.resume();
    return addresses;
  }
  throw new Error(`${command} exited before it printed ${count} URLs`);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const closed = new Promise((ended) => child.once("close", ended));
  child.kill("SIGTERM");
  await closed;
}
