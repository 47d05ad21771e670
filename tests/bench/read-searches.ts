/**
 * Measures how long the storefront takes to read a search's words as filters in a shop with 2,000 brands. Prints
 * milliseconds of CPU time, because a reading waits for nothing.
 *
 *   node tests/bench/read-searches.ts
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createServer } from "vite";
import { root } from "../../.tasks/process.ts";
import type * as Reading from "../../storefront/app/features/listing/reading/read-search.ts";
import type * as Vocabulary from "../../storefront/app/features/listing/reading/search-vocabulary.ts";
import { categories, colors, departments } from "../../storefront/app/shop/taxonomy.ts";
import { conditions } from "../../storefront/app/shop/conditions.ts";
import { figuresOf, print } from "./figures.ts";

const rounds = 40;

const brands = Array.from({ length: 2000 }, (_, index) => {
  const letters = (index + 17_576)
    .toString(26)
    .replaceAll(/\d/g, (digit) => "klmnopqrst".charAt(Number(digit)));
  return { slug: `${letters} & ${letters.toUpperCase()} house` };
});
const sizes = ["XS", "S", "M", "L", "XL", ...Array.from({ length: 40 }, (_, size) => String(size))];

const counted = (labels: readonly string[]) => labels.map((label) => [label, 1] as const);
const slugs = (terms: readonly { readonly slug: string }[]) => counted(terms.map(({ slug }) => slug));

const vite = await createServer({
  configFile: false,
  root,
  logLevel: "error",
  resolve: { alias: { "~": join(root, "storefront/app") } },
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
try {
  const folder = "/storefront/app/features/listing/reading";
  const { readSearch } = (await vite.ssrLoadModule(`${folder}/read-search.ts`)) as typeof Reading;
  const { searchVocabulary } = (await vite.ssrLoadModule(
    `${folder}/search-vocabulary.ts`,
  )) as typeof Vocabulary;
  const vocabulary = searchVocabulary([
    ["department", slugs(departments)],
    ["category", slugs(categories)],
    ["size", counted(sizes)],
    ["color", slugs(colors)],
    ["condition", slugs(conditions)],
    ["brand", slugs(brands)],
  ]);
  const searches = ["known", "unseen"].flatMap((name) =>
    readFileSync(join(root, `tests/conformance/searches/${name}.tsv`), "utf8")
      .trim()
      .split("\n")
      .map((line) => line.split("\t")[0] ?? ""),
  );
  // As long as a search may be, of words that look like typos.
  const longest = "mlkll hosue dreses blakc sweatr ".repeat(4).slice(0, 120);
  const measure = (text: string) => {
    const start = process.cpuUsage();
    readSearch(text, vocabulary);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  };
  for (let turn = 0; turn < 200; turn += 1) [searches[turn] ?? "", longest].forEach(measure);
  print("read a search", figuresOf(Array.from({ length: rounds }, () => searches.map(measure)).flat()), {
    p99: 2,
  });
  print("  … the longest", figuresOf(Array.from({ length: 1000 }, () => measure(longest))), { median: 2 });
} finally {
  await vite.close();
}
