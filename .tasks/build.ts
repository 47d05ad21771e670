import { join } from "node:path";
import { isFresh, markFresh, type Product } from "./fingerprint.ts";
import { capture, root } from "./process.ts";

const storefront: Product = {
  inputs: [
    "storefront",
    "design-system/src",
    "design-system/package.json",
    "graphql/generated",
    "graphql/package.json",
    "pnpm-lock.yaml",
  ],
  stamp: "storefront/build/made-from",
};

/** `pnpm build`: builds what is stale; with `--force`, everything. */
export default async function build(options: readonly string[] = []): Promise<void> {
  if (!options.includes("--force") && (await isFresh(storefront))) {
    console.log("The storefront's build is up to date.");
    return;
  }
  console.log("Building the storefront …");
  const begun = performance.now();
  const { code, output } = await capture("node", ["--run", "build"], { cwd: join(root, "storefront") });
  // A list of four hundred files is for who looks for a fault.
  if (code !== 0)
    throw new Error(`${output.trimEnd()}\n\nThe storefront could not be built; the reason stands above.`);
  console.log(`The storefront is built (${Math.round((performance.now() - begun) / 1000)} s).`);
  await markFresh(storefront);
}
