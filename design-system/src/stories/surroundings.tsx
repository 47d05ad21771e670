import type { Decorator } from "@storybook/react-vite";
import { useLayoutEffect, type ReactNode } from "react";
import { de } from "../labels/de.ts";
import { setLabels } from "../labels/set-labels.ts";
import { imitateForcedColors } from "./forced-colors.ts";

/** The toolbar's switches. */
export interface Switches {
  brand: string;
  scheme: string;
  direction: string;
  /** Per cent of the browser's font size: "100" or "200". */
  text: string;
  /** The language of the labels: "en" or "de". */
  words: string;
  /** "own", or "forced" as in the system's high contrast. */
  colors: string;
}

interface SurroundingsProps extends Switches {
  isPadded: boolean;
  children: ReactNode;
}

/** Sets the toolbar's switches on the root element, as a shop does. */
function Surroundings({ isPadded, children, ...switches }: SurroundingsProps): ReactNode {
  const { brand, scheme, direction, text, words, colors } = switches;
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset["brand"] = brand;
    root.dataset["scheme"] = scheme;
    root.dir = direction;
    root.lang = words;
    root.style.fontSize = text === "100" ? "" : `${text}%`;
  }, [brand, scheme, direction, text, words]);
  useLayoutEffect(() => imitateForcedColors(colors === "forced"), [colors]);
  // The test runner drops Storybook's padding; a story should look the same in both.
  return isPadded ? <div style={{ padding: 16 }}>{children}</div> : children;
}

/** On a docs page, which shows many stories, a story's own switches apply to it alone. */
const Excerpt = ({ brand, scheme, direction, words, isPadded, children }: SurroundingsProps): ReactNode => (
  <div
    data-brand={brand}
    data-scheme={scheme}
    dir={direction}
    lang={words}
    style={{ padding: isPadded ? 16 : 0 }}
  >
    {children}
  </div>
);

export const surroundings: Decorator = (Story, { globals, parameters, viewMode }) => {
  const switches = globals as Switches;
  const Around = viewMode === "docs" ? Excerpt : Surroundings;
  // Components read their default labels while they render.
  setLabels(switches.words === "de" ? de : undefined);
  return (
    <Around {...switches} isPadded={parameters["layout"] === "padded"}>
      <Story key={switches.words} />
    </Around>
  );
};
