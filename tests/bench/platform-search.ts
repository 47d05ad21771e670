/**
 * Measures the commerce service with 100,000 products: products by handle, and filtered, sorted searches with and
 * without facets, one request after the other. Prints milliseconds.
 *
 *   node tests/bench/platform-search.ts [data folder]
 *
 * An empty data folder is filled first. The default is a temporary folder.
 */
import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../../.tasks/process.ts";
import { merchantCommand, serveCommerce, withProgram } from "../programs.ts";
import { type Figures, figuresOf, print } from "./figures.ts";
import { writeLargeCatalog } from "./large-catalog.ts";
import { queryService } from "../query-service.ts";

const products = 100_000;
const limits = { product: 10, search: 60 };

const documents = Object.values(
  JSON.parse(readFileSync(join(root, "graphql/generated/persisted-documents.json"), "utf8")) as Record<
    string,
    string
  >,
);

function operation(name: string): string {
  const text = documents.find((document) => new RegExp(`(query|mutation) ${name}\\b`).test(document));
  if (!text) throw new Error(`No operation in graphql/operations is named ${name}`);
  return text;
}

type Query = (query: string, variables: object) => Promise<Record<string, never>>;

async function measure(count: number, once: (turn: number) => Promise<unknown>): Promise<Figures> {
  for (let turn = 0; turn < 20; turn += 1) await once(turn);
  const samples: number[] = [];
  for (let turn = 0; turn < count; turn += 1) {
    const start = performance.now();
    await once(turn);
    samples.push(performance.now() - start);
  }
  return figuresOf(samples);
}

const texts = [
  "dress",
  "red dress",
  "wool",
  "linen shirt",
  "cropped denim jacket",
  "sweater",
  "black",
  "s",
  "le",
  "boots suede",
];
const colors = ["black", "blue", "red", "green", "ivory", "pink"];
const sortings = [
  { sortKey: "PRICE", reverse: false },
  { sortKey: "PRICE", reverse: true },
  { sortKey: "RELEVANCE", reverse: false },
];

function metafield(key: string, value: string) {
  return { productMetafield: { namespace: "product_information", key, value } };
}

/** Each turn combines text, filters and order differently, so that no cache contains them all. */
function searchOf(turn: number) {
  const filters = [
    metafield("department", "womens"),
    metafield("color", colors[turn % colors.length] ?? ""),
    metafield("color", colors[(turn + 1) % colors.length] ?? ""),
    { price: { min: turn % 17, max: 60 + (turn % 90) } },
    { available: true },
  ];
  return {
    query: texts[turn % texts.length],
    productFilters: filters,
    first: 80,
    ...sortings[turn % sortings.length],
  };
}

function listingOf(turn: number) {
  const { query: _, productFilters, sortKey, ...rest } = searchOf(turn);
  return {
    ...rest,
    handle: "all",
    filters: productFilters,
    sortKey: sortKey === "PRICE" ? "PRICE" : "CREATED",
  };
}

function withoutFacets(query: string): string {
  return query
    .replace(/(productFilters|filters) \{ \.\.\.Facet \}/, "")
    .replace(/fragment Facet on Filter \{.*?\} \}/, "");
}

async function bench(folder: string): Promise<void> {
  if (!existsSync(join(folder, "platform.sqlite"))) {
    process.stdout.write(`Importing ${products} products …\n`);
    const catalog = join(folder, "catalog.csv");
    await writeLargeCatalog(catalog, products);
    await merchantCommand(folder, ["import", catalog]);
  }
  const started = performance.now();
  await withProgram(serveCommerce(folder, {}, { showsErrors: true }), async (url) => {
    process.stdout.write(`start                          ${Math.round(performance.now() - started)} ms\n`);
    await report((query, variables) => queryService(url, query, variables));
  });
}

async function report(send: Query): Promise<void> {
  const handles = await someHandles(send);
  const [product, search, listing] = ["GetProductByHandle", "ProductSearch", "CollectionProducts"].map(
    operation,
  );
  if (!product || !search || !listing) throw new Error("An operation is missing");
  const byHandle = (turn: number) =>
    send(product, { handle: handles[turn % handles.length], images: 8, variants: 50 });
  print("product by handle", await measure(1000, byHandle), { median: limits.product });
  print(
    "search, filtered, sorted",
    await measure(500, (turn) => send(withoutFacets(search), searchOf(turn))),
    { p99: limits.search },
  );
  print("  … with facets", await measure(500, (turn) => send(search, searchOf(turn))), {
    p99: limits.search,
  });
  print(
    "listing, filtered, sorted",
    await measure(500, (turn) => send(withoutFacets(listing), listingOf(turn))),
    { p99: limits.search },
  );
  print("  … with facets", await measure(500, (turn) => send(listing, listingOf(turn))), {
    p99: limits.search,
  });
}

async function someHandles(send: Query): Promise<string[]> {
  const data = await send("{ products(first: 250, sortKey: TITLE) { nodes { handle } } }", {});
  const { nodes } = data["products"] as unknown as { nodes: { handle: string }[] };
  return nodes.map(({ handle }) => handle);
}

const [given] = process.argv.slice(2);
const folder = given ?? (await mkdtemp(join(tmpdir(), "circlet-bench-")));
try {
  await bench(folder);
} finally {
  if (given === undefined) await rm(folder, { recursive: true, force: true });
}
