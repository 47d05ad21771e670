import { join } from "node:path";
import { isFresh, markFresh, type Product } from "./fingerprint.ts";
import { capture, root } from "./process.ts";

interface Check {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** Folder to run in, from the root of the workspace. */
  readonly folder?: string;
  /** What a slow check judges: while nothing of it has changed since it passed, it is left out. */
  readonly judges?: Product;
}

const packages = [
  "design-system",
  "graphql",
  "graphql/platform",
  "graphql/atelier",
  "storefront",
  "tests",
  "tests/consumers/apps",
  ".tasks",
  ".storybook",
];

const checks: readonly Check[] = [
  { name: "route types", command: ["react-router", "typegen"], folder: "storefront" },
  ...packages.map((folder): Check => ({ name: `types of ${folder}`, command: ["tsc", "--project", folder] })),
  { name: "lint", command: ["oxlint", "--type-aware", "--deny-warnings", "."] },
  { name: "format", command: ["oxfmt", "--check", "."] },
  {
    name: "import directions",
    command: [
      "depcruise",
      "--config",
      ".dependency-cruiser.cjs",
      "design-system",
      "graphql",
      "storefront",
      "tests",
      "tests/consumers/apps",
    ],
  },
  { name: "unused files and dependencies", command: ["knip", "--config", ".knip.jsonc", "--no-progress"] },
  { name: "generated documents", command: ["graphql-codegen", "--check"], folder: "graphql" },
  { name: "generated tokens, contrast", command: ["node", "design-system/tokens/build.ts", "--check"] },
  {
    name: "package: linters, public surface, sizes",
    command: ["node", "design-system/packaging/check.ts"],
    judges: {
      inputs: [
        "design-system/src",
        "design-system/packaging",
        "design-system/API.md",
        "design-system/package.json",
        "design-system/tsdown.config.ts",
        "pnpm-lock.yaml",
      ],
      stamp: "node_modules/.cache/circlet/package-check",
    },
  },
];

/** `pnpm check`: everything about the code that a machine can judge without running it. */
export default async function check(): Promise<void> {
  const failed: string[] = [];
  for (const { name, command, folder = ".", judges } of checks) {
    if (judges !== undefined && (await isFresh(judges))) {
      console.log(`✓ ${name} (nothing has changed)`);
      continue;
    }
    const [program, ...args] = command;
    const began = performance.now();
    const { code, output } = await capture(program, args, { cwd: join(root, folder) });
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`${code === 0 ? "✓" : "✗"} ${name} (${seconds} s)`);
    if (code === 0) {
      if (judges !== undefined) await markFresh(judges);
      continue;
    }
    failed.push(name);
    console.log(output.trimEnd());
  }
  if (failed.length > 0)
    throw new Error(`\n${failed.length} of ${checks.length} checks failed: ${failed.join(", ")}`);
  console.log(`\nAll ${checks.length} checks passed.`);
}
