import { readGuide, type ComponentGuide } from "../../design-system/src/stories/component-guide.ts";

const files = import.meta.glob<string>("../../design-system/src/**/*.guide.md", {
  eager: true,
  query: "?raw",
  import: "default",
});

const guides = new Map(
  Object.entries(files).map(([path, text]) => [
    path.slice(path.lastIndexOf("/") + 1, -".guide.md".length),
    readGuide(text),
  ]),
);

/** "Button" for "Components/Button". */
export const componentOf = (title: string): string => title.slice(title.lastIndexOf("/") + 1);

/** The guide next to the stories with this title, such as "Components/Button". */
export const guideFor = (title: string): ComponentGuide | undefined => guides.get(componentOf(title));
