import { readdir, readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const folder = new URL("../build/client/", import.meta.url);
const compressible = /\.(js|css|svg|json|txt|xml|webmanifest)$/;
/** In bytes. Smaller files are not worth compressing. */
const worthCompressing = 1024;

/**
 * Writes brotli and gzip versions of all text files in the build, at the highest level, because this runs only once per
 * build.
 */
async function precompress(): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  await Promise.all(files.filter((file) => compressible.test(file)).map(compressFile));
}

async function compressFile(file: string): Promise<void> {
  const path = new URL(file, folder);
  const body = await readFile(path);
  if (body.length < worthCompressing) return;
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await writeFile(new URL(`${file}.br`, folder), await brotli(body, best));
  await writeFile(new URL(`${file}.gz`, folder), await zip(body, { level: 9 }));
}

await precompress();
