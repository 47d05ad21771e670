/** Globs from the root of the workspace, for `pnpm test` and the configurations of the runners. */
export const testFiles = {
  units: ["{.storybook,.tasks,design-system,graphql,storefront,tests}/**/*.test.{ts,tsx}"],
  stories: ["{.storybook,design-system,storefront}/**/*.stories.tsx"],
  gallery: ["tests/{accessibility,visual}/*.spec.ts"],
  endToEnd: ["tests/{e2e,faults,attacks}/*.spec.ts"],
  endurance: ["tests/{faults,attacks}/*.long.ts"],
  consumers: ["tests/consumers/*.long.ts"],
  docs: ["tests/storybook/*.long.ts"],
  scale: ["tests/scale/*.long.ts"],
  engines: ["tests/engines/*.long.ts"],
} as const satisfies Record<string, readonly string[]>;
