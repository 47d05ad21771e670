import { join } from "node:path";
import { type Check, checks } from "../checks.ts";
import { fingerprint, isFresh, markFresh } from "../fingerprint.ts";
import { capture, root } from "../process.ts";

const parallel = 2;

/** `pnpm check`: verifies everything that does not need a running shop. */
export default async function check(): Promise<void> {
  const started = performance.now();
  await generateRouteTypes();
  const queue = [...checks];
  const failed: string[] = [];
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      if (!(await passes(next))) failed.push(next.name);
    }
  };
  await Promise.all(Array.from({ length: parallel }, work));
  if (failed.length > 0)
    throw new Error(`\n${failed.length} of ${checks.length} checks failed: ${failed.join(", ")}`);
  console.log(`\nAll ${checks.length} checks passed (${secondsSince(started)} s).`);
}

/** The storefront's type check and the linter both read these types. */
async function generateRouteTypes(): Promise<void> {
  const { exitCode, all } = await capture("react-router", ["typegen"], { cwd: join(root, "storefront") });
  if (exitCode !== 0) throw new Error(`${all}\n\nCannot generate route types: fix storefront/app/routes.ts.`);
}

async function passes({ name, command, folder = ".", fix, skipIfFresh }: Check): Promise<boolean> {
  if (skipIfFresh && (await isFresh(skipIfFresh))) {
    console.log(`✓ ${name} (unchanged)`);
    return true;
  }
  const made = skipIfFresh && (await fingerprint(skipIfFresh));
  const [program, ...args] = command;
  const started = performance.now();
  const { exitCode, all } = await capture(program, args, { cwd: join(root, folder) });
  const seconds = secondsSince(started);
  if (exitCode !== 0) {
    console.log(`✗ ${name} (${seconds} s)\n${indent(all)}\n  Fix: ${fix}`);
    return false;
  }
  console.log(`✓ ${name} (${seconds} s)`);
  for (const note of all.split("\n").filter((line) => line.startsWith("Note: "))) console.log(`  ${note}`);
  if (skipIfFresh && made) await markFresh(skipIfFresh, made);
  return true;
}

const secondsSince = (started: number): string => ((performance.now() - started) / 1000).toFixed(1);

function indent(output: string): string {
  const lines = output.split("\n").filter((line) => line.trim() !== "");
  return lines.map((line) => `  ${line}`).join("\n");
}
