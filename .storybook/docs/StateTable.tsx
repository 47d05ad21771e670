import type { ReactNode } from "react";
import { storyNameFromExport, toId } from "storybook/internal/csf";
import { states, storyStates, type State } from "../../design-system/src/stories/story-states.ts";
import { Table } from "./Table.tsx";

/** A table of components and their states, with links to the stories that show them. */
export const StateTable = (): ReactNode => (
  <Table
    dense
    head={["Component", ...Object.values(states)]}
    rows={Object.entries(storyStates).map(([title, shown]) => [
      title.slice(title.indexOf("/") + 1),
      ...Object.keys(states).map((state) => (
        <StateLink key={state} title={title} story={shown[state as State]} />
      )),
    ])}
  />
);

/** A check mark that links to a story, with the story's name as its tooltip. */
function StateLink({ title, story }: { title: string; story: string | undefined }): ReactNode {
  if (story === undefined) return "–";
  const name = storyNameFromExport(story);
  const label = `${title.slice(title.indexOf("/") + 1)}, ${name}`;
  return (
    <a href={`./?path=/story/${toId(title, name)}`} target="_top" title={name} aria-label={label}>
      ✓
    </a>
  );
}
