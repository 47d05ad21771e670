/** Globs from the root of the workspace, for `pnpm test` and the configurations of the runners. */
export const testFiles = {
  units: [
    "{.storybook,.tasks,design-system,graphql,storefront}/**/*.test.{ts,tsx}",
    "tests/!(attacks|faults)/**/*.test.ts",
  ],
  stories: ["{.storybook,design-system,storefront}/**/*.stories.tsx"],
  gallery: ["tests/visual/*.spec.ts", "tests/accessibility/{stacked-modals,transcripts}.spec.ts"],
  accessibility: ["tests/accessibility/axe.spec.ts"],
  endToEnd: ["tests/{e2e,faults,attacks}/*.spec.ts"],
  resilience: ["tests/{attacks,faults}/*.test.ts"],
  endurance: ["tests/{faults,attacks}/*.long.ts"],
  consumers: ["tests/consumers/*.long.ts"],
  docs: ["tests/storybook/*.long.ts"],
  scale: ["tests/scale/*.long.ts"],
  engines: ["tests/engines/*.long.ts"],
} as const satisfies Record<string, readonly string[]>;
