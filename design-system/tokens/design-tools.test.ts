// @vitest-environment node
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { defineConfig, parse } from "@terrazzo/parser";
import { expect, test } from "vitest";
import { byPath, resolve, type ColorValue, type Token } from "./token.ts";
import { brands, core, schemes } from "./themes.ts";

const folder = join(import.meta.dirname, "../src/theme/generated/json");

/** Reads a file and those that it names as design tools do. Rejects with the first problem. */
async function read(file: string) {
  const filename = pathToFileURL(join(folder, file));
  const config = defineConfig({ lint: { rules: {} } }, { cwd: pathToFileURL(`${folder}/`) });
  const src = await readFile(filename, "utf8");
  return parse([{ filename, src }], { config, req: (url) => readFile(url, "utf8") });
}

const resolved = read("circlet.resolver.json");

const themes = brands.flatMap((brand) =>
  schemes.map((scheme) => [brand.name, scheme.name, [...core, ...brand.tokens, ...scheme.tokens]] as const),
);

/** Colors may be written without an alpha. */
const plain = ({ type, value }: Token): unknown =>
  type === "color" ? { ...(value as ColorValue), alpha: (value as ColorValue).alpha ?? 1 } : value;

test.each(themes)(
  "a design tool reads %s in %s from the resolver as it is in the token files",
  async (brand, scheme, tokens) => {
    const { resolver } = await resolved;
    const seen = resolver.apply({ brand, scheme });
    const own = byPath(tokens);
    const values = tokens.filter(({ type }) => type !== "shadow");
    expect(values.map(({ path }) => [path.join("."), seen[path.join(".")]?.$value])).toEqual(
      values.map(({ path }) => [path.join("."), plain(resolve(path.join("."), own))]),
    );
  },
);

test.each(themes)("the single file of %s in %s says the same as the resolver", async (brand, scheme) => {
  const { resolver } = await resolved;
  const whole = (await read(`${brand}.${scheme}.json`)).tokens;
  const seen = resolver.apply({ brand, scheme });
  const valuesOf = (tokens: typeof whole) =>
    Object.fromEntries(Object.entries(tokens).map(([path, { $type, $value }]) => [path, { $type, $value }]));
  expect(valuesOf(whole)).toEqual(valuesOf(seen));
});

test("text styles are composites with every part", async () => {
  const { tokens } = await resolved;
  const styles = Object.entries(tokens).filter(([path]) => path.startsWith("text."));
  expect(styles.map(([path]) => path)).toContain("text.h1.wide");
  expect(styles.length).toBeGreaterThan(10);
  expect(tokens["text.h1.wide"]).toMatchObject({
    $type: "typography",
    $value: { fontSize: { value: 36, unit: "px" }, lineHeight: 1.12, fontWeight: 400 },
  });
  expect(tokens["text.body"]?.$value).not.toEqual(tokens["text.h1.wide"]?.$value);
});
