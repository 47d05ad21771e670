import { Suspense, use, type ReactNode } from "react";
import { componentOf, guideFor } from "./guides.ts";
import { storyIndex } from "./story-index.ts";

/** Links to the components whose guides say that they are new since the last release. */
export const NewComponents = (): ReactNode => (
  <Suspense>
    <Links />
  </Suspense>
);

function Links(): ReactNode {
  const pages = use(storyIndex).filter(
    ({ type, title }) => type === "docs" && guideFor(title)?.status === "experimental",
  );
  return (
    <ul>
      {pages.map(({ id, title }) => (
        <li key={id}>
          <a href={`./?path=/docs/${id}`} target="_top">
            {componentOf(title)}
          </a>
          : {guideFor(title)?.purpose}
        </li>
      ))}
    </ul>
  );
}
