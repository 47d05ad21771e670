import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

/** The weights from regular to bold. Those of thin and heavy text are 40% of the file, and nothing uses them. */
const weights = { min: 400, max: 700 };

const latin: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x304, 0x304],
  [0x308, 0x308],
  [0x329, 0x329],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2212, 0x2212],
  [0x2215, 0x2215],
];

const characters = latin
  .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at))
  .map((code) => String.fromCodePoint(code))
  .join("");

export const uiFontFile = fileURLToPath(
  new URL("../src/fonts/hanken-grotesk-latin-400-700.woff2", import.meta.url),
);

/** The font of all text but headings, with fewer weights than Fontsource's file. */
export async function uiFont(): Promise<Uint8Array> {
  const original = fileURLToPath(
    import.meta.resolve("@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2"),
  );
  return subsetFont(await readFile(original), characters, {
    targetFormat: "woff2",
    variationAxes: { wght: weights },
  });
}

if (import.meta.main) await writeFile(uiFontFile, await uiFont());
