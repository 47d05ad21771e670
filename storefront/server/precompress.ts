import { readdir, readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const folder = new URL("../build/client/", import.meta.url);
const compressible = /\.(js|css|svg|json|txt|xml|webmanifest)$/;
/** Bytes below which compressing saves nothing. */
const worthCompressing = 1024;

/** Puts a brotli and a gzip file beside every text file of the build, as small as they get: this is done once, not for each shopper. */
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
