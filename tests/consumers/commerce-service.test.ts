import { createHmac } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { Program } from "../../.tasks/program.ts";
import { root } from "../../.tasks/process.ts";
import { buildPackage, packPackage } from "../../design-system/packaging/pack.ts";
import { unpackWithDependencies } from "./install.ts";
import { storefrontClients } from "./storefront-clients.ts";

/** The published commerce service, as somebody else installs and uses it. */

const timeout = 180_000;
const source = join(root, "graphql/commerce-service");
let folder: string;
let bin: string;
const running: Program[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "commerce-service-"));
  await buildPackage(source);
  const tarball = await packPackage(source);
  const installed = await unpackWithDependencies(tarball, join(folder, "node_modules"), source);
  await rm(dirname(tarball), { recursive: true });
  const manifest = JSON.parse(await readFile(join(installed, "package.json"), "utf8")) as {
    bin: Record<string, string>;
  };
  bin = join(installed, manifest.bin["commerce-service"] ?? "");
}, timeout);

afterAll(async () => {
  await Promise.all(running.map((program) => program.stop()));
  await rm(folder, { recursive: true });
});

const header =
  "Handle,Title,Vendor,Type,Tags,Option1 Name,Option1 Value,Variant Inventory Tracker,Variant Inventory Qty,Variant Price";

async function catalog(count: number): Promise<string> {
  const rows = Array.from(
    { length: count },
    (_, at) => `mug-${at},Mug ${at},Potter ${at % 9},Mugs,clay,Size,Large,shopify,50,12.50`,
  );
  const file = join(folder, `${count}.csv`);
  await writeFile(file, [header, ...rows].join("\n"));
  return file;
}

async function start(args: readonly string[], env: Record<string, string> = {}) {
  const program = new Program([bin, "--port", "0", ...args], { env: { PLATFORM_LOG: "off", ...env } });
  running.push(program);
  const [, url = ""] = await program.prints(/Storefront API: +(\S+)\/api\//);
  return { program, url };
}

const card = {
  action: "pay",
  email: "ada@buyer.example",
  firstName: "Ada",
  lastName: "Marsh",
  address1: "12 Alder Street",
  city: "Portland",
  zone: "OR",
  zip: "97205",
  cardNumber: "4242 4242 4242 4242",
  expiry: `12 / ${String(new Date().getUTCFullYear() + 3).slice(-2)}`,
  securityCode: "123",
};

/** Pays in a browser without scripts. Returns the checkout's page and the one that says thank you. */
async function pay(checkout: string): Promise<string[]> {
  const page = await (await fetch(checkout)).text();
  const hidden = (name: string) => new RegExp(`name="${name}"\\s+value="([^"]*)"`).exec(page)?.[1] ?? "";
  const response = await fetch(checkout, {
    method: "POST",
    headers: { origin: new URL(checkout).origin },
    body: new URLSearchParams({ ...card, total: hidden("total"), attempt: hidden("attempt") }),
  });
  return [page, await response.text()];
}

test("three clients of the hosted platform go from the home page to a paid order", { timeout }, async () => {
  const { url } = await start(["--catalog", await catalog(3), "--name", "Potters’ Yard"]);
  for (const { name, buy } of storefrontClients) {
    const { shop, checkout } = await buy(url);
    const [checkoutPage = "", thanks = ""] = await pay(checkout);
    expect([name, shop, thanks]).toEqual([name, "Potters’ Yard", expect.stringContaining("Thank you, Ada")]);
    const mailbox = await fetch(`${url}/mailbox?email=${card.email}`);
    for (const page of [checkoutPage, thanks, await mailbox.text()]) {
      expect(page).toContain("Potters’ Yard");
      expect(page).not.toMatch(/circlet/i);
    }
  }
});

test("a catalog of 1,000 products is for sale within seconds", { timeout }, async () => {
  const file = await catalog(1_000);
  const begun = performance.now();
  const { url } = await start(["--catalog", file]);
  const response = await fetch(`${url}/api/2026-04/graphql.json`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: '{ search(query: "mug", first: 1) { totalCount } }' }),
  });
  console.log(
    `Commerce service with 1,000 products: ${Math.round(performance.now() - begun)} ms from start to answer`,
  );
  expect(await response.json()).toMatchObject({ data: { search: { totalCount: 1_000 } } });
});

test("a paid order sends signed webhooks, which can be replayed unchanged", { timeout }, async () => {
  const received: { topic: unknown; id: unknown; body: string; isSigned: boolean }[] = [];
  const secret = "a-webhook-secret-of-the-tests";
  const receiver = createServer(async (request, response) => {
    const body = await text(request);
    const {
      "x-shopify-topic": topic,
      "x-shopify-webhook-id": id,
      "x-shopify-hmac-sha256": sign,
    } = request.headers;
    const isSigned = sign === createHmac("sha256", secret).update(body).digest("base64");
    received.push({ topic, id, body, isSigned });
    response.end();
  }).listen(0, "127.0.0.1");
  try {
    await once(receiver, "listening");
    const { port } = receiver.address() as AddressInfo;
    const args = ["--catalog", await catalog(3), "--webhooks", `http://127.0.0.1:${port}/hooks`];
    const { url } = await start(args, { STOREFRONT_WEBHOOK_SECRET: secret });
    const [client] = storefrontClients;
    await pay((await client!.buy(url)).checkout);
    const arrive = (count: number) => vi.waitFor(() => expect(received).toHaveLength(count), 20_000);
    await arrive(2);
    expect(received.map(({ topic }) => topic)).toEqual(
      expect.arrayContaining(["orders/paid", "products/update"]),
    );
    expect(received.every(({ isSigned }) => isSigned)).toBe(true);
    const replay = await fetch(`${url}/webhooks`, { method: "POST", body: '{ "topic": "orders/paid" }' });
    expect(await replay.json()).toMatchObject([{ topic: "orders/paid", status: 200 }]);
    await arrive(3);
    expect(received[2]).toEqual(received.find(({ topic }) => topic === "orders/paid"));
  } finally {
    receiver.close();
  }
});

test("a fault affects as many requests as it says", { timeout }, async () => {
  const args = ["--catalog", await catalog(3), "--fault", "unavailable", "--times", "1"];
  const { url } = await start(args);
  const ask = async () => (await fetch(`${url}/api/2026-04/graphql.json?query={shop{name}}`)).status;
  expect([await ask(), await ask()]).toEqual([503, 200]);
});

test.each([
  [[], "Specify the products: --catalog FILE.csv."],
  [["--catalog", "missing.csv"], "missing.csv"],
  [["--catalog", "x.csv", "--fault", "nap"], "--fault must be slow, unavailable or drop."],
])("the arguments %j are refused with a sentence", async (args, sentence) => {
  const program = new Program([bin, ...args]);
  expect(await program.ended()).toBe(1);
  expect(program.output).toContain(sentence);
  expect(program.output).not.toContain("    at ");
});

test("a shop in a folder keeps its orders", { timeout }, async () => {
  const args = ["--catalog", await catalog(3), "--data", join(folder, "data")];
  const first = await start(args);
  const { checkout } = await storefrontClients[0]!.buy(first.url);
  await pay(checkout);
  await first.program.stop();
  const { url } = await start(args);
  expect(await (await fetch(`${url}/mailbox?email=${card.email}`)).text()).toContain("is confirmed");
});
