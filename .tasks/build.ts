import { join } from "node:path";
import { isFresh, markFresh, type Product } from "./fingerprint.ts";
import { root, run } from "./process.ts";

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
  const code = await run("node", ["--run", "build"], { cwd: join(root, "storefront") });
  if (code !== 0) throw new Error("The storefront could not be built; the reason stands above.");
  await markFresh(storefront);
}
