import { Suspense, use, type ReactNode } from "react";
import { states } from "../../design-system/src/stories/states.ts";
import { componentOf } from "./guides.ts";
import { storyIndex, type IndexEntry } from "./story-index.ts";
import { Table } from "./Table.tsx";

/** A table of components and their states, with links to the stories whose tags name them. */
export const StateTable = (): ReactNode => (
  <Suspense>
    <States />
  </Suspense>
);

function States(): ReactNode {
  const stories = use(storyIndex).filter(
    ({ type, title }) => type === "story" && /^(Primitives|Components|Patterns)\//.test(title),
  );
  return (
    <Table
      dense
      head={["Component", ...states.map(columnTitle)]}
      rows={[...Map.groupBy(stories, ({ title }) => title)].map(([title, own]) => [
        componentOf(title),
        ...states.map((state) => (
          <StateLink key={state} story={own.find(({ tags }) => tags.includes(`state:${state}`))} />
        )),
      ])}
    />
  );
}

const columnTitle = (state: string): string =>
  state.charAt(0).toUpperCase() + state.slice(1).replaceAll("-", " ");

function StateLink({ story }: { story: IndexEntry | undefined }): ReactNode {
  if (story === undefined) return "–";
  const { id, title, name } = story;
  return (
    <a href={`./?path=/story/${id}`} target="_top" title={name} aria-label={`${componentOf(title)}, ${name}`}>
      ✓
    </a>
  );
}
