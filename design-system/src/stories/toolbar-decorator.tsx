import type { Decorator } from "@storybook/react-vite";
import { useLayoutEffect, type ReactNode } from "react";
import { de } from "../labels/de.ts";
import { setLocale, type Region } from "../locale.ts";
import { setLabels } from "../labels/set-labels.ts";
import { imitateForcedColors } from "./forced-colors.ts";
import { TranslatedStory } from "./TranslatedStory.tsx";

/** The settings in Storybook's toolbar. */
export interface Switches {
  brand: string;
  scheme: string;
  direction: string;
  /** "normal", or "double" for text of 200%. */
  text: string;
  /** The language of the labels: "en" or "de". */
  words: string;
  /** "own", or "forced" to imitate forced colors. */
  colors: string;
  /** "none", or "browser" to imitate a browser that translates the page. */
  translation: string;
}

const unitedStates: Region = { locale: "en-US", currencyCode: "USD" };
const germany: Region = { locale: "de-DE", currencyCode: "EUR" };

interface SurroundingsProps extends Omit<Switches, "translation"> {
  isPadded: boolean;
  children: ReactNode;
}

/** Applies the toolbar's settings to the root element, as a shop would. */
function Surroundings({ isPadded, children, ...switches }: SurroundingsProps): ReactNode {
  const { brand, scheme, direction, text, words, colors } = switches;
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset["brand"] = brand;
    root.dataset["scheme"] = scheme;
    root.dir = direction;
    root.lang = words;
    root.style.fontSize = text === "double" ? "200%" : "";
  }, [brand, scheme, direction, text, words]);
  useLayoutEffect(() => imitateForcedColors(colors === "forced"), [colors]);
  // Storybook adds padding that the test runner does not. A story should look the same in both.
  return isPadded ? <div style={{ padding: "1rem" }}>{children}</div> : children;
}

/** On a docs page with many stories, each story's settings apply only to itself. */
const Excerpt = ({ brand, scheme, direction, words, isPadded, children }: SurroundingsProps): ReactNode => (
  <div
    data-brand={brand}
    data-scheme={scheme}
    dir={direction}
    lang={words}
    style={{ padding: isPadded ? "1rem" : 0 }}
  >
    {children}
  </div>
);

export const toolbarDecorator: Decorator = (Story, { args, globals, parameters, viewMode }) => {
  const { translation, ...switches } = globals as Switches;
  const Around = viewMode === "docs" ? Excerpt : Surroundings;
  const isGerman = switches.words === "de";
  // Set before rendering, because components then read their default labels and region.
  setLabels(isGerman ? de : undefined);
  setLocale(isGerman ? germany : unitedStates);
  return (
    <Around {...switches} isPadded={parameters["layout"] === "padded"}>
      {translation === "browser" && viewMode !== "docs" ? (
        <TranslatedStory key={switches.words} story={Story} args={args} />
      ) : (
        <Story key={switches.words} />
      )}
    </Around>
  );
};
