import { componentOf } from "./guides.ts";

/** What the package's `docs/Button.md` and its siblings say. Their examples compile, and so does "Show code". */
export interface ComponentDocs {
  /** Of the component and its parts. */
  readonly tables: readonly { readonly title: string; readonly rows: readonly (readonly string[])[] }[];
  /** By the story's name, in lower case. */
  readonly examples: ReadonlyMap<string, string>;
}

const files = import.meta.glob<string>("../../design-system/docs/*.md", { query: "?raw", import: "default" });

const read = new Map<string, Promise<ComponentDocs>>();

/** The docs of the component with this title, such as "Components/Button". Pages of the shop have none. */
export function docsFor(title: string): Promise<ComponentDocs> {
  const load = files[`../../design-system/docs/${componentOf(title)}.md`];
  const known = read.get(title) ?? (load ? load().then(readDocs) : Promise.resolve(readDocs("")));
  read.set(title, known);
  return known;
}

/** The code of a story. Storybook calls it for "Show code". */
export const exampleOf = async (
  _: string,
  { title, name }: { title: string; name: string },
): Promise<string> => (await docsFor(title)).examples.get(name.toLowerCase()) ?? "";

export function readDocs(markdown: string): ComponentDocs {
  const sections = markdown.split("\n## ").map((section) => section.split("\n### "));
  const examples = new Map<string, string>();
  for (const [heading = "", ...parts] of sections.filter(([start = ""]) => /^(Example|States)\n/.test(start)))
    for (const part of heading ? parts : []) {
      const name = part.slice(0, part.indexOf("\n")).toLowerCase();
      const [, code] = part.split(/```(?:tsx)?\n/);
      const [, like = ""] = /The code of _(.+)_\./.exec(part) ?? [];
      examples.set(name, code?.trim() ?? examples.get(like.toLowerCase()) ?? "");
    }
  const props = sections.find(([start = ""]) => start.startsWith("Props\n")) ?? [];
  const tables = props.map((part, index) => ({
    title: index === 0 ? "" : part.slice(0, part.indexOf("\n")),
    rows: part
      .split("\n")
      .filter((line) => line.startsWith("| "))
      .slice(1)
      .map(cellsOf),
  }));
  return { examples, tables: tables.filter(({ rows }) => rows.length > 0) };
}

const cellsOf = (row: string): string[] =>
  row
    .slice(2, -2)
    .split(/(?<!\\) \| ?/)
    .map((cell) => cell.replaceAll("\\|", "|").trim());
