import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromiumExecutable } from "../browser/chromium.ts";

const cache = join(import.meta.dirname, "../node_modules/.cache/gallery-fonts");

/**
 * A browser that knows no font of the machine's: only those of its package. A letter that the design system's fonts lack
 * then looks the same, or is missing in the same way, wherever the tests run.
 */
export async function ownFonts(): Promise<{ FONTCONFIG_FILE: string }> {
  const fonts = join(await chromiumExecutable(), "../fonts");
  const file = join(cache, "fonts.conf");
  await mkdir(cache, { recursive: true });
  await writeFile(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${fonts}</dir>
  <cachedir>${cache}</cachedir>
</fontconfig>
`,
  );
  return { FONTCONFIG_FILE: file };
}
