import { readdir, readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const folder = new URL("../build/client/", import.meta.url);
const compressible = /\.(js|css|svg|json|txt|xml|webmanifest)$/;

/** Writes brotli and gzip versions, where they are smaller. At the highest level: it runs once per build. */
async function precompress(): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  await Promise.all(files.filter((file) => compressible.test(file)).map(compressFile));
}

async function compressFile(file: string): Promise<void> {
  const body = await readFile(new URL(file, folder));
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  const versions = { br: await brotli(body, best), gz: await zip(body, { level: 9 }) };
  for (const [ending, version] of Object.entries(versions)) {
    if (version.length < body.length) await writeFile(new URL(`${file}.${ending}`, folder), version);
  }
}

await precompress();
