import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromiumExecutable } from "../browser/chromium.ts";

const cache = join(import.meta.dirname, "../node_modules/.cache/gallery-fonts");

/** Characters missing from the design system's fonts then look the same everywhere. */
export async function onlyPackagedFonts(): Promise<{ FONTCONFIG_FILE: string }> {
  const fonts = join(await chromiumExecutable(), "../fonts");
  const file = join(cache, "fonts.conf");
  const draft = `${file}.${process.pid}`;
  await mkdir(cache, { recursive: true });
  await writeFile(
    draft,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${fonts}</dir>
  <cachedir>${cache}</cachedir>
</fontconfig>
`,
  );
  // Every worker writes the file. A browser that starts meanwhile must not read half of it.
  await rename(draft, file);
  return { FONTCONFIG_FILE: file };
}
