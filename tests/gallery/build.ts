import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import sharp from "sharp";
import { loadCsf } from "storybook/internal/csf-tools";
import { build, defaultClientConditions, type Plugin } from "vite";
import { contentPlugin } from "../../storefront/content-plugin.ts";
import { galleryFolder, storyList, type StoryTags } from "./stories.ts";

const workspace = join(import.meta.dirname, "../..");

/** Builds a page that can show all stories without a reload. Storybook reloads for each, which takes much longer. */
async function buildGallery(): Promise<void> {
  await build({
    root: join(workspace, ".storybook/gallery"),
    configFile: false,
    logLevel: "warn",
    plugins: [contentPlugin(), react(), vanillaExtractPlugin(), simplifyPhotos()],
    resolve: {
      alias: { "~": join(workspace, "storefront/app") },
      // Storybook's condition replaces modules with their mocks.
      conditions: ["storybook", ...defaultClientConditions],
    },
    define: { "process.env.NODE_ENV": '"development"', "process.env": "{}" },
    build: {
      outDir: galleryFolder,
      // As the storefront: files load in the order of their chunks, which may not be that of their rules.
      cssCodeSplit: false,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      minify: false,
      chunkSizeWarningLimit: 10_000,
    },
  });
  await writeFile(storyList, JSON.stringify(await storyTags()));
}

/** All stories' tags by id, parsed from the files: Playwright needs them before a browser runs. */
async function storyTags(): Promise<StoryTags> {
  const tags: [string, string[]][] = [];
  for await (const file of glob("{design-system/src,storefront/stories}/**/*.stories.tsx", {
    cwd: workspace,
  })) {
    const csf = loadCsf(await readFile(join(workspace, file), "utf8"), {
      makeTitle: (title) => title ?? file,
    });
    tags.push(...csf.parse().stories.map(({ id, tags = [] }): [string, string[]] => [id, tags]));
  }
  return Object.fromEntries(tags.sort(([one], [other]) => one.localeCompare(other)));
}

/** Chromium skips painting behind opaque images, but not always at once, so rounded corners would vary. */
const almostOpaque = 254 / 255;

/** Four rectangles in its colors: a wrong crop shows, but images stay small and the same in every browser. */
function simplifyPhotos(): Plugin {
  return {
    name: "simplify-photos",
    async generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "asset" || !/\.(webp|avif|jpe?g|png)$/.test(file.fileName)) continue;
        const photo = sharp(Buffer.from(file.source));
        const { width, height } = await photo.metadata();
        const colors = await photo.resize(2, 2, { fit: "fill" }).png().toBuffer();
        const rectangles = sharp(colors)
          .resize(width, height, { fit: "fill", kernel: "nearest" })
          .ensureAlpha(almostOpaque);
        file.source = await rectangles.webp({ lossless: true }).toBuffer();
      }
    },
  };
}

await buildGallery();
