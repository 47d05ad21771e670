import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { format } from "oxfmt";
import { createServer, type ViteDevServer } from "vite";
import type * as storyCode from "./story-code.tsx";
import type { StoryCode } from "./story-code.tsx";

const root = join(import.meta.dirname, "../..");
const images = pathToFileURL(join(root, "src/stories/images")).href;

export interface Example {
  readonly name: string;
  /** A module that uses the package. Without it, the code is that of `like`. */
  readonly code?: string;
  readonly like?: string;
}
export interface StoryPage {
  /** From the package's folder. */
  readonly file: string;
  readonly title: string;
  readonly examples: readonly Example[];
}

/** The examples of every story file. Tests are tagged "!autodocs". */
export async function storyExamples(): Promise<StoryPage[]> {
  const vite = await startVite();
  try {
    const { readStoryCode } = (await vite.ssrLoadModule(
      "/packaging/docs/story-code.tsx",
    )) as typeof storyCode;
    const pages: StoryPage[] = [];
    for (const file of globSync("src/**/*.stories.tsx", { cwd: root }).toSorted()) {
      const { title, examples } = readStoryCode((await vite.ssrLoadModule(`/${file}`)) as never);
      pages.push({ file, title, examples: await toExamples(examples) });
    }
    return pages;
  } finally {
    // Not awaited: on a busy machine, the compiler of styles may never finish closing.
    void vite.close();
  }
}

const startVite = (): Promise<ViteDevServer> =>
  createServer({
    root,
    configFile: false,
    appType: "custom",
    logLevel: "error",
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    ssr: { noExternal: ["react-element-to-jsx-string"] },
    plugins: [vanillaExtractPlugin()],
  });

async function toExamples(stories: StoryCode["examples"]): Promise<Example[]> {
  const first = new Map<string, string>();
  const shown: Example[] = [];
  for (const { name, jsx, isState } of stories) {
    const like = first.get(jsx);
    if (like === undefined) shown.push({ name, code: await toModule(name, jsx) });
    else if (isState) shown.push({ name, like });
    else
      throw new Error(`The story "${name}" has the code of "${like}", so it is a test: tag it "!autodocs".`);
    if (like === undefined) first.set(jsx, name);
  }
  return shown;
}

async function toModule(name: string, jsx: string): Promise<string> {
  // A list of products takes the type of its products, which its data alone does not say.
  const shown = jsx
    .replaceAll(images, "/images")
    .replaceAll(/<(Shelf|ProductGrid)\b/g, "<$1<ProductCardProps>");
  const components = [...shown.matchAll(/<([A-Z]\w*)/g)].map(([, name = ""]) => name);
  const names = [...new Set(components)]
    .sort()
    .map((name) => (name.endsWith("Props") ? `type ${name}` : name));
  const imports = names.length > 0 ? `import { ${names.join(", ")} } from "@circlet/design-system";\n\n` : "";
  const source = `${imports}export const Example = () => (${shown});`;
  const { code, errors } = await format("example.tsx", source, { printWidth: 90 });
  if (errors.length > 0) throw new Error(`The story ${name} has no code that can be read:\n${source}`);
  return code.trim();
}
