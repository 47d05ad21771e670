import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import sharp from "sharp";
import { loadCsf } from "storybook/internal/csf-tools";
import { build, type Plugin } from "vite";
import { storefrontModules } from "../../.storybook/storefront-modules.ts";
import { contentPlugin } from "../../storefront/content-plugin.ts";
import { galleryFolder, storyList } from "./stories.ts";

const workspace = join(import.meta.dirname, "../..");

/** Builds the page that shows one story after the other, much faster than a workshop that loads each anew. */
async function buildGallery(): Promise<void> {
  await build({
    root: join(workspace, ".storybook/gallery"),
    configFile: false,
    logLevel: "warn",
    plugins: [contentPlugin(), react(), vanillaExtractPlugin(), plates()],
    resolve: { alias: storefrontModules },
    define: { "process.env.NODE_ENV": '"development"', "process.env": "{}" },
    build: {
      outDir: galleryFolder,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      minify: false,
      chunkSizeWarningLimit: 10_000,
    },
  });
  await writeFile(storyList, JSON.stringify(await stories()));
}

/** The ids of all stories, by reading the files: whoever plans tests has no browser yet. */
async function stories(): Promise<string[]> {
  const ids: string[] = [];
  for await (const file of glob("{design-system/src,storefront/stories}/**/*.stories.tsx", {
    cwd: workspace,
  })) {
    const csf = loadCsf(await readFile(join(workspace, file), "utf8"), {
      makeTitle: (title) => title ?? file,
    });
    ids.push(...csf.parse().stories.map(({ id }) => id));
  }
  return ids.sort();
}

/**
 * Alpha of the plates. What lies behind a picture that is opaque the browser leaves out as soon as it knows, sooner or
 * later; round corners would then look now so, now so.
 */
const barelyClear = 254 / 255;

/**
 * Photographs become plates of four fields in their own colors: a wrong crop still shows, while the approved pictures
 * stay small and do not depend on how a browser's version decodes and scales.
 */
function plates(): Plugin {
  return {
    name: "plates",
    async generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "asset" || !/\.(webp|avif|jpe?g|png)$/.test(file.fileName)) continue;
        const picture = sharp(Buffer.from(file.source));
        const { width, height } = await picture.metadata();
        const fields = await picture.resize(2, 2, { fit: "fill" }).png().toBuffer();
        const plate = sharp(fields)
          .resize(width, height, { fit: "fill", kernel: "nearest" })
          .ensureAlpha(barelyClear);
        file.source = await plate.webp({ lossless: true }).toBuffer();
      }
    },
  };
}

await buildGallery();
