import { composeStories, type Meta, type StoryObj } from "@storybook/react-vite";
import { Children, cloneElement, createElement, isValidElement, type FC, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import toCode from "react-element-to-jsx-string";
import * as surface from "../../src/index.ts";

export interface StoryCode {
  readonly title: string;
  readonly examples: readonly { readonly name: string; readonly isState: boolean; readonly jsx: string }[];
}
interface StoryFile {
  readonly default: Meta;
  readonly [name: string]: StoryObj;
}
interface Composed {
  readonly storyName: string;
  readonly tags: readonly string[];
  readonly args: object;
  readonly parameters: Readonly<Record<string, unknown>>;
}
type Render = (args: object, context: object) => ReactNode;

const exportNames = new Map<unknown, string>(
  Object.entries(surface).map(([name, value]): [unknown, string] => [value, name]),
);

/** What the stories of a file render, as JSX of the package's exports. Runs in Vite, which loads styles and images. */
export function readStoryCode({ default: meta, ...stories }: StoryFile): StoryCode {
  const composed = composeStories({ default: meta, ...stories } as never, { tags: ["autodocs"] });
  const shown = Object.entries(composed as Record<string, Composed>)
    .filter(([, { tags }]) => tags.includes("autodocs"))
    // Docs press no keys. The first story is what the page starts with.
    .filter(([, { tags }], index) => index === 0 || !tags.includes("state:keyboard-focus"));
  const examples = shown.map(([name, story]) => ({
    name: inWords(story.storyName),
    isState: story.tags.some((tag) => tag.startsWith("state:")),
    jsx: jsxOf(rendered(exampleOf(story) ?? stories[name]?.render ?? meta.render ?? elementOf(meta), story)),
  }));
  return { title: meta.title ?? "", examples };
}

/** "With icon" for `WithIcon`. */
export const inWords = (name: string): string =>
  name
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|\W+/g, " ")
    .toLowerCase()
    .replace(/^./, (first) => first.toUpperCase());

/** What a story's `example` parameter renders, where a reader would write other code than the story. */
const exampleOf = ({ parameters }: Composed): unknown => parameters["example"];

const elementOf =
  ({ component }: Meta): Render =>
  (args) =>
    createElement(component as FC, args);

/** Rendered on the server, because stories may use hooks. */
function rendered(render: unknown, { args }: Composed): ReactNode {
  let element: ReactNode;
  const Capture = (): ReactNode => (element = withoutLocal((render as Render)(args, { args, globals: {} })));
  renderToString(<Capture />);
  return element;
}

/** Replaces the components of story files, which the package does not have, by what they render. */
function withoutLocal(node: ReactNode): ReactNode {
  if (Array.isArray(node)) return Children.map(node, withoutLocal);
  if (!isValidElement<{ children?: ReactNode }>(node)) return node;
  const { type, props } = node;
  if (typeof type === "function" && !exportNames.has(type)) return withoutLocal((type as Render)(props, {}));
  if (!isValidElement(props.children) && !Array.isArray(props.children)) return node;
  return cloneElement(node, undefined, withoutLocal(props.children));
}

/** Functions have no code that a reader could use. These props need one that returns something. */
const functions: Readonly<Record<string, string>> = {
  renderItem: "(product) => <ProductCard {...product} />",
  keyOf: "(product) => product.title",
  removeForm: '({ id }) => ({ action: "/cart", fields: { id } })',
  hrefOf: "(page) => `?page=${page}`",
  onSubscribe: "async () => {}",
  onSave: "async () => undefined",
};

function jsxOf(node: ReactNode): string {
  const jsx = toCode(copied(node) as ReactNode, {
    displayName: (element) => nameOf(isValidElement(element) ? element.type : undefined),
    filterProps: (value, prop) => value !== undefined && prop !== "key",
    functionValue: () => () => {},
    showFunctions: true,
    sortProps: false,
    useBooleanShorthandSyntax: false,
  });
  return Object.entries(functions).reduce(
    (code, [prop, body]) => code.replaceAll(`${prop}={() => {}}`, `${prop}={${body}}`),
    jsx
      .replaceAll("={true}", "")
      .replaceAll(hiddenCurrent, "current")
      .replaceAll(/<(\/?)React\.Fragment>/g, "<$1>"),
  );
}

/** The printer takes an object that it has met for a circle, and any `current` for an element. */
function copied(value: unknown): unknown {
  if (isValidElement<object>(value))
    return cloneElement(
      value,
      Object.fromEntries(Object.entries(value.props).map(([prop, held]) => [prop, copied(held)])),
    );
  if (Array.isArray(value)) return value.map(copied);
  if (value === null || typeof value !== "object" || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, held]) => [key === "current" ? hiddenCurrent : key, copied(held)]),
  );
}
const hiddenCurrent = "hidden_current";

const nameOf = (type: unknown): string =>
  typeof type === "string" ? type : (exportNames.get(type) ?? "NotExported");
