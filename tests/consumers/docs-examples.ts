import { glob, readFile } from "node:fs/promises";
import { basename, join } from "node:path";

const root = join(import.meta.dirname, "../..");
/** For those who use the package, not for those who change it. */
const docs = [
  "design-system/{README,MIGRATING}.md",
  "design-system/docs/**/*.md",
  ".storybook/docs/**/*.mdx",
];

/** The TypeScript in the docs, by a file's name. */
export async function docsExamples(): Promise<Map<string, string>> {
  const examples = new Map<string, string>();
  for await (const file of glob(docs, { cwd: root })) {
    const lines = (await readFile(join(root, file), "utf8")).split("\n");
    const fences = lines.flatMap((line, at) => (line.trim().startsWith("```") ? [at] : []));
    for (let at = 0; at + 1 < fences.length; at += 2) {
      const [start = 0, end = 0] = [fences[at], fences[at + 1]];
      const language = lines[start]?.trim().slice(3) ?? "";
      if (["ts", "tsx"].includes(language))
        examples.set(`${basename(file)}-${start + 1}.${language}`, lines.slice(start + 1, end).join("\n"));
    }
  }
  return examples;
}
