/**
 * Measures the shop with 100,000 products: the import, the start, products by handle, filtered and sorted searches and
 * what is closest to a garment, with and without facets, one request after the other, then the feeds and sitemaps, and the memory of both processes. Prints
 * milliseconds, seconds and megabytes, and fails if one exceeds its limit.
 *
 *   npx pnpm bench large-catalog [--products N] [--data FOLDER]
 *
 * An empty data folder is filled first. The default is a temporary folder.
 */
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { get, type IncomingMessage } from "node:http";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { root } from "../../.tasks/process.ts";
import { Program } from "../../.tasks/program.ts";
import { memoryOf, startGrowth } from "../process-memory.ts";
import { platformCli, serveCommerce, serveStorefront, withProgram } from "../programs.ts";
import { type Figures, figuresOf, print, printFigure } from "./figures.ts";
import { writeLargeCatalog } from "./write-catalog.ts";
import { queryService } from "../query-service.ts";

const { values: options } = parseArgs({
  options: { products: { type: "string", default: "100000" }, data: { type: "string" } },
});
const products = Number(options.products);

/** Milliseconds and, where the name says so, seconds and megabytes. */
const limits = {
  importSeconds: 120,
  importMegabytes: 600,
  startSeconds: 5,
  product: 10,
  search: 30,
  facets: 60,
  closest: 20,
  serviceMegabytes: 350,
  fileGrowth: 50,
  firstByte: 1000,
};

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

const measured = ["dresses", "tops", "jeans", "sweaters", "outerwear"];

/** Each turn has another garment. */
function closestOf(turn: number) {
  const garment = { chest: 16 + (turn % 17) / 2, waist: 13 + (turn % 13) / 2, length: 24 + (turn % 37) / 2 };
  const filters = [
    metafield("category", measured[turn % measured.length] ?? ""),
    metafield("measurements", JSON.stringify({ near: garment })),
  ];
  return { handle: "all", filters, sortKey: "RELEVANCE", first: 80 };
}

function withoutFacets(query: string): string {
  return query
    .replace(/(productFilters|filters) \{ \.\.\.Facet \}/, "")
    .replace(/fragment Facet on Filter \{.*?\} \}/, "");
}

async function importCatalog(folder: string): Promise<void> {
  const catalog = join(folder, "catalog.csv");
  await writeLargeCatalog(catalog, products);
  const started = performance.now();
  const program = new Program([platformCli, "import", catalog], { env: { CIRCLET_DATA_DIR: folder } });
  let peak = 0;
  const sampling = setInterval(() => (peak = Math.max(peak, memoryOf(program, "VmHWM"))), 50);
  const code = await program.ended().finally(() => clearInterval(sampling));
  if (code !== 0) throw new Error(`The import failed: ${program.output.slice(-1000)}`);
  printFigure("import", (performance.now() - started) / 1000, "s", limits.importSeconds);
  printFigure("  … memory", peak, "MB", limits.importMegabytes);
}

async function bench(folder: string): Promise<void> {
  if (!existsSync(join(folder, "platform.sqlite"))) await importCatalog(folder);
  const started = performance.now();
  await withProgram(serveCommerce(folder, {}, { showsErrors: true }), async (url, commerce) => {
    const send: Query = (query, variables) => queryService(url, query, variables);
    await searchOnce(send);
    printFigure("start, to the first search", (performance.now() - started) / 1000, "s", limits.startSeconds);
    printFigure("  … memory", memoryOf(commerce), "MB", limits.serviceMegabytes);
    await report(send);
    await reportClosest(send);
    printFigure("memory after searches", memoryOf(commerce), "MB", limits.serviceMegabytes);
    await withProgram(serveStorefront(url, env, { showsErrors: true }), (shop, storefront) =>
      readFiles(shop, { commerce, storefront }),
    );
    printFigure("memory at the end", memoryOf(commerce), "MB", limits.serviceMegabytes);
  });
  console.log(`Load of the machine: ${loadavg()[0]?.toFixed(1)}`);
}

/** With its page cache and its own timeout, as `pnpm start` runs it. */
const env = { STOREFRONT_PAGE_FRESH_SECONDS: "", STOREFRONT_API_TIMEOUT: "" };

const searchOnce = (send: Query): Promise<unknown> => send(operation("ProductSearch"), searchOf(0));

const files = ["/feeds/products.xml", "/feeds/products.tsv", "/sitemap.xml", "/sitemaps/products-1.xml"];

/** How far both processes grow while each file is built, beside what the storefront keeps of the file. */
async function readFiles(shop: string, programs: Readonly<Record<string, Program>>): Promise<void> {
  // Before, code is compiled, and the heap grows to the size that pages need.
  for (let turn = 0; turn < 100; turn += 1)
    await (await fetch(`${shop}/search?text=dress&page=${turn}&minPrice=${turn}`)).arrayBuffer();
  for (const path of files) {
    const growths = Object.entries(programs).map(([name, program]) => [name, startGrowth(program)] as const);
    const started = performance.now();
    const sent = get(shop + path, { headers: { "accept-encoding": "gzip" } });
    const [response] = (await once(sent, "response")) as [IncomingMessage];
    let firstByte: number | undefined;
    let bytes = 0;
    for await (const chunk of response as AsyncIterable<Buffer>) {
      firstByte ??= performance.now() - started;
      bytes += chunk.length;
    }
    if (response.statusCode !== 200) throw new Error(`${path}: ${response.statusCode}`);
    printFigure(`${path}: first byte`, firstByte ?? Infinity, "ms", limits.firstByte);
    printFigure("  … whole", (performance.now() - started) / 1000, "s");
    printFigure("  … length", bytes / 1024 ** 2, "MB");
    for (const [name, growthOf] of growths) {
      const kept = name === "storefront" ? bytes / 1024 ** 2 : 0;
      printFigure(`  … growth of the ${name} beside it`, growthOf() - kept, "MB", limits.fileGrowth);
    }
  }
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
    p99: limits.facets,
  });
  print(
    "listing, filtered, sorted",
    await measure(500, (turn) => send(withoutFacets(listing), listingOf(turn))),
    { p99: limits.search },
  );
  print("  … with facets", await measure(500, (turn) => send(listing, listingOf(turn))), {
    p99: limits.facets,
  });
}

async function reportClosest(send: Query): Promise<void> {
  const listing = operation("CollectionProducts");
  const closest = await measure(500, (turn) => send(withoutFacets(listing), closestOf(turn)));
  print("closest to a garment", closest, { p99: limits.closest });
  print("  … with facets", await measure(500, (turn) => send(listing, closestOf(turn))), {
    p99: limits.facets,
  });
}

async function someHandles(send: Query): Promise<string[]> {
  const data = await send("{ products(first: 250, sortKey: TITLE) { nodes { handle } } }", {});
  const { nodes } = data["products"] as unknown as { nodes: { handle: string }[] };
  return nodes.map(({ handle }) => handle);
}

const folder = options.data ?? (await mkdtemp(join(tmpdir(), "circlet-bench-")));
try {
  await bench(folder);
} finally {
  if (options.data === undefined) await rm(folder, { recursive: true, force: true });
}
