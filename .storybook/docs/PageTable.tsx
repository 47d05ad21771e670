import { Suspense, use, type ReactNode } from "react";
import { storyIndex } from "./story-index.ts";
import { Table } from "./Table.tsx";

const phone = "viewport.value:phone";

/** Toolbar values in Storybook's URL format. */
const views = {
  "Light, desktop": "scheme:light",
  "Dark, desktop": "scheme:dark",
  Tablet: "viewport.value:tablet",
  Phone: phone,
  "Dark, phone": `scheme:dark;${phone}`,
  "Right to left": "direction:rtl",
} as const;

/** Links to the first story of each page in one brand, for each scheme, width and direction. */
export const PageTable = ({ brand }: { brand: string }): ReactNode => (
  <Suspense>
    <Pages brand={brand} />
  </Suspense>
);

function Pages({ brand }: { brand: string }): ReactNode {
  const stories = use(storyIndex).filter(({ type, title }) => type === "story" && title.startsWith("Pages/"));
  const firstStories = [...Map.groupBy(stories, ({ title }) => title).values()].flatMap(
    ([first]) => first ?? [],
  );
  return (
    <Table
      head={["Page", ...Object.keys(views)]}
      rows={firstStories.map(({ id, title }) => [
        title.slice("Pages/".length),
        ...Object.entries(views).map(([view, globals]) => (
          <a key={view} href={`./?path=/story/${id}&globals=brand:${brand};${globals}`} target="_top">
            {view}
          </a>
        )),
      ])}
    />
  );
}
