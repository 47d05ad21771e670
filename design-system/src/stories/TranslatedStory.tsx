import { isValidElement, useLayoutEffect, useReducer, type ComponentType, type ReactNode } from "react";
import { translateTexts } from "./translate-texts.ts";

type Args = Record<string, unknown>;

interface TranslatedStoryProps {
  story: ComponentType<{ args: Args }>;
  args: Args;
}

/** Shows a story with other texts, translates them, and then changes to its own: none of the others may stay. */
export function TranslatedStory({ story: Story, args }: TranslatedStoryProps): ReactNode {
  const [isTranslated, showOwnTexts] = useReducer(() => true, false);
  useLayoutEffect(() => {
    const stop = translateTexts(document.body);
    showOwnTexts();
    return stop;
  }, []);
  return <Story args={isTranslated ? args : (withOtherTexts(args) as Args)} />;
}

/** Names of texts, other than variants, identifiers and initial values of uncontrolled components. */
const isShown = (name: string, text: string): boolean =>
  /\p{L}{2}/u.test(text) &&
  !/^(?:default|firstName$|lastName$|value$|href$|id$|key$|name$|type$|src)|[iI]d$|Href$/u.test(name);
const isWords = (text: string): boolean => /^\p{Lu}|\p{L} \p{L}/u.test(text);

/** Replaces texts at any depth of plain data. Elements stay. */
function withOtherTexts(value: unknown, name = "children"): unknown {
  if (typeof value === "string") return isShown(name, value) && isWords(value) ? `${value}, too` : value;
  if (Array.isArray(value)) return value.map((item) => withOtherTexts(item, name));
  const isPlain =
    typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
  if (!isPlain || isValidElement(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withOtherTexts(part, key)]));
}
