import { join } from "node:path";
import { type BuildOutput, fingerprint, isFresh, markFresh } from "../fingerprint.ts";
import { capture, endsWithParent, root } from "../process.ts";

const storefront: BuildOutput = {
  inputs: [
    "storefront",
    "design-system/src",
    "design-system/tokens",
    "design-system/package.json",
    "graphql/generated",
    "graphql/package.json",
    "graphql/service-kit",
    "pnpm-lock.yaml",
  ],
  variant: process.env["STOREFRONT_LANGUAGE"] || "en",
  stamp: "storefront/build/made-from",
};

const steps: readonly (readonly [string, ...string[]])[] = [
  ["react-router", "build"],
  ["vite", "build", "--config", "service-worker/vite.config.ts"],
  ["node", "server/precompress.ts"],
];

/** `pnpm build`: builds the storefront if its sources changed; `--force` always builds. `signal` stops it. */
export default async function build(options: readonly string[] = [], signal?: AbortSignal): Promise<void> {
  if (!options.includes("--force") && (await isFresh(storefront))) {
    console.log("The storefront build is up to date.");
    return;
  }
  console.log("Building the storefront …");
  const started = performance.now();
  // The id depends only on sources and language. The tests' NODE_ENV would bundle React's development build.
  const made = await fingerprint(storefront);
  const env = { NODE_ENV: "production", VITE_BUILD_ID: made.slice(0, 12) };
  for (const [program, ...args] of steps) {
    const { exitCode, all } = await capture(program, args, {
      ...endsWithParent,
      cwd: join(root, "storefront"),
      env: { ...endsWithParent.env, ...env },
      ...(signal && { cancelSignal: signal }),
    });
    signal?.throwIfAborted();
    // The build lists four hundred files, so print its output only when it fails.
    if (exitCode !== 0) throw new Error(`${all}\n\nThe storefront build failed; see the output above.`);
  }
  console.log(`Built the storefront (${Math.round((performance.now() - started) / 1000)} s).`);
  await markFresh(storefront, made);
}
