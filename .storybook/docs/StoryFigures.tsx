import type { ReactNode } from "react";
import { countAssertions } from "../../design-system/src/stories/count-assertions.ts";
import { storyStates } from "../../design-system/src/stories/story-states.ts";

const sources = Object.values(
  import.meta.glob<string>("../../{design-system/src,storefront/stories}/**/*.stories.tsx", {
    eager: true,
    query: "?raw",
    import: "default",
  }),
);

const sum = (counted: (source: string) => number): number =>
  sources.reduce((total, source) => total + counted(source), 0);

/** How much there is, counted in the story files when the workshop is built. */
export const StoryFigures = (): ReactNode => (
  <p>
    {Object.keys(storyStates).length} components in{" "}
    {sum((source) => source.match(/^export const \w+: Story/gm)?.length ?? 0)} stories, which ask{" "}
    {sum((source) => countAssertions(source).keyboard)} times where the focus is or what a key has done, and{" "}
    {sum((source) => countAssertions(source).roles)} times for a role, its name or its state.
  </p>
);
