import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { compile } from "tailwindcss";

export async function tailwind(utilities: readonly string[]): Promise<string> {
  const compiler = await compile('@import "tailwindcss";', {
    loadStylesheet: async (id, base) => {
      const path = fileURLToPath(import.meta.resolve(id === "tailwindcss" ? "tailwindcss/index.css" : id));
      return { path, base, content: await readFile(path, "utf8") };
    },
  });
  return compiler.build([...utilities]);
}
