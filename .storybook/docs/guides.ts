import type { ComponentGuide } from "../../design-system/src/stories/component-guide.ts";

const files = import.meta.glob<{ guide: ComponentGuide }>("../../design-system/src/**/*.guide.ts", {
  eager: true,
});

const guides = new Map(
  Object.entries(files).map(([path, { guide }]) => [
    path.slice(path.lastIndexOf("/") + 1, -".guide.ts".length),
    guide,
  ]),
);

/** "Button" for "Components/Button". */
export const componentOf = (title: string): string => title.slice(title.lastIndexOf("/") + 1);

/** The guide next to the stories with this title, such as "Components/Button". */
export const guideFor = (title: string): ComponentGuide | undefined => guides.get(componentOf(title));
