import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../../operations");

/** A service's operations by name, each with all the fragments it needs. */
export function operationsOf(service: "." | "customer" | "extensions"): ReadonlyMap<string, string> {
  const folder = join(root, service);
  const texts = readdirSync(folder)
    .filter((name) => name.endsWith(".graphql"))
    .map((name) => readFileSync(join(folder, name), "utf8"));
  const fragments = new Map(texts.flatMap((text) => named(text, /^fragment (\w+)/m)));
  const operations = texts.flatMap((text) => named(text, /^(?:query|mutation) (\w+)/m));
  return new Map(operations.map(([name, text]) => [name, withFragments(text, fragments)]));
}

function named(text: string, pattern: RegExp): [string, string][] {
  const name = pattern.exec(text)?.[1];
  return name === undefined ? [] : [[name, text]];
}

function withFragments(text: string, fragments: ReadonlyMap<string, string>): string {
  const needed = new Set<string>();
  const visit = (part: string): void => {
    for (const [, name = ""] of part.matchAll(/\.\.\.(\w+)/g)) {
      if (name === "on" || needed.has(name)) continue;
      needed.add(name);
      visit(fragments.get(name) ?? "");
    }
  };
  visit(text);
  return [text, ...[...needed].map((name) => fragments.get(name))].join("\n");
}
