import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { rename } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { createBrotliDecompress } from "node:zlib";
import { type Browser, chromium } from "playwright";
import { chromiumLaunch } from "../browser/chromium.ts";

/** Nearly the oldest Chromium that the shop supports, from its npm package. */
export async function startOldChromium(): Promise<Browser> {
  const { args, env } = await chromiumLaunch();
  return chromium.launch({ executablePath: await unpacked(), args: [...args, "--disable-gpu"], env });
}

async function unpacked(): Promise<string> {
  const program = join(import.meta.dirname, "../node_modules/.cache/chromium-112");
  if (existsSync(program)) return program;
  const packed = fileURLToPath(import.meta.resolve("chromium-112/bin/chromium.br"));
  const staging = `${program}.${process.pid}`;
  const file = createWriteStream(staging, { mode: 0o755 });
  await pipeline(createReadStream(packed), createBrotliDecompress(), file);
  await rename(staging, program);
  return program;
}
