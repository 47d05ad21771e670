import { globSync } from "node:fs";
import { dirname } from "node:path";
import type { BuildOutput } from "./fingerprint.ts";
import { root } from "./process.ts";

export interface Check {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** Folder to run in, from the workspace root. */
  readonly folder?: string;
  readonly fix: string;
  /** The inputs of a slow check, which is skipped until one of them changes. */
  readonly skipIfFresh?: BuildOutput;
}

/** Folders with a TypeScript project of their own. */
const projects = globSync("{.*/,**/}tsconfig.json", {
  cwd: root,
  exclude: ["**/{node_modules,dist,build}/**"],
}).map(dirname);

/** Slowest first: the last checks to finish should be short. Each prints one line per problem where its tool can. */
export const checks: readonly Check[] = [
  {
    name: "published package: linters, docs, sizes",
    command: ["node", "design-system/packaging/check.ts"],
    fix: "See the messages above. For an intended change to the public API, run `npx pnpm package` and `npx pnpm changeset`.",
    skipIfFresh: {
      inputs: [
        "design-system/src",
        "design-system/packaging",
        "design-system/API.md",
        "design-system/docs",
        "design-system/llms.txt",
        "design-system/cli",
        "design-system/MIGRATING.md",
        "design-system/README.md",
        "design-system/package.json",
        "design-system/tsdown.config.ts",
        "pnpm-lock.yaml",
      ],
      stamp: "node_modules/.cache/circlet/package-check",
    },
  },
  {
    name: "lint",
    command: ["oxlint", "--type-aware", "--deny-warnings", "--format=unix", "."],
    fix: "Run `npx pnpm lint` for explanations; `npx pnpm lint --fix` fixes the simple ones.",
  },
  {
    name: "unused files and dependencies",
    command: ["knip", "--config", ".knip.jsonc", "--no-progress", "--reporter", "compact"],
    fix: "Use the file or dependency, or delete it. Files that a tool finds by name belong in .knip.jsonc.",
  },
  ...projects.map(types),
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
    fix: "Move the import. .dependency-cruiser.cjs explains each rule.",
  },
  {
    name: "generated GraphQL documents",
    command: ["graphql-codegen", "--check", "--silent"],
    folder: "graphql",
    fix: "Run `npx pnpm codegen` and commit the result.",
  },
  {
    name: "licenses and known vulnerabilities of dependencies",
    command: ["node", ".tasks/commands/dependencies.ts"],
    fix: "Update or replace the package. .tasks/commands/dependencies.ts lists the allowed licenses and the exceptions.",
  },
  { name: "format", command: ["oxfmt", "--list-different", "."], fix: "Run `npx pnpm format`." },
  {
    name: "generated table of settings",
    command: ["node", ".tasks/commands/settings.ts", "--check"],
    fix: "Run `npx pnpm settings` and commit storefront/SETTINGS.md. Its texts are in the settings' definitions.",
  },
  {
    name: "generated tokens and contrast",
    command: ["node", "design-system/tokens/build.ts", "--check"],
    fix: "Run `npx pnpm tokens` and commit the result. For contrast, change the color in design-system/tokens.",
  },
];

/** One thread, because two checks run at a time. Four threads per check take 40% more CPU time. */
function types(folder: string): Check {
  return {
    name: `types of ${folder}`,
    command: ["tsc", "--project", folder, "--singleThreaded", "--pretty", "false"],
    fix: "Fix the type errors; your editor shows the same ones.",
  };
}
