import { afterAll, beforeAll, expect, test } from "vitest";
import { queryService } from "../query-service.ts";
import { AttackedService } from "./carts/attacked-service.ts";

/** Milliseconds that the event loop may stop. */
const mostPause = 1000;

/** Megabytes that the service may grow in an attack that comes again. */
const mostGrowth = 50;

let service: AttackedService;
let variant: string;

beforeAll(async () => {
  service = await AttackedService.start();
  const query = `{ products(first: 1, query: "available_for_sale:true") { nodes { variants(first: 1) { nodes { id } } } } }`;
  const { products } = await queryService<Found>(service.url, query);
  variant = products.nodes[0]!.variants.nodes[0]!.id;
}, 120_000);
afterAll(() => service.stop());

interface Found {
  readonly products: {
    readonly nodes: readonly { readonly variants: { nodes: readonly { id: string }[] } }[];
  };
}

/** A cart with 250 kB, made from this machine, which has no limits. */
async function largestCart(): Promise<string> {
  const attributes = Array.from({ length: 25 }, (_, at) => ({ key: `a${at}`, value: "x".repeat(4900) }));
  const create = `mutation ($variant: ID!, $attributes: [AttributeInput!]!) { cartCreate(input: {
    attributes: $attributes, lines: [{ merchandiseId: $variant, attributes: $attributes }] }) { cart { id } } }`;
  const { cartCreate } = await queryService<{ cartCreate: { cart: { id: string } } }>(service.url, create, {
    variant,
    attributes,
  });
  return cartCreate.cart.id;
}

const largestCarts = (count: number) => Promise.all(Array.from({ length: count }, largestCart));

const all = "attributes { key value } lines(first: 2) { nodes { attributes { key value } } }";
const aliased = (ids: readonly string[], field: (id: string) => string) =>
  ids.map((id, at) => `a${at}: ${field(id)}`).join(" ");
const repeated = (times: number, send: () => Promise<number>) =>
  Promise.all(Array.from({ length: times }, send));

function changeNotes(ids: readonly string[]): Promise<number> {
  return service.send(
    `mutation { ${aliased(ids, (id) => `cartNoteUpdate(cartId: "${id}", note: "n") { cart { id } }`)} }`,
  );
}

const setMetafields = (selection: string) =>
  `mutation ($m: [CartMetafieldsSetInput!]!) { cartMetafieldsSet(metafields: $m) { metafields { key ${selection} } } }`;
const metafield = (ownerId: string, at: number) => ({ ownerId, key: `k${at}`, type: "t", value: "v" });

/** Each makes its carts, and returns what the attacker then sends. */
const attacks: Readonly<Record<string, () => Promise<() => Promise<readonly number[]>>>> = {
  "600 metafields of one cart": async () => {
    const cart = await largestCart();
    const m = Array.from({ length: 600 }, (_, at) => metafield(cart, at));
    return () => repeated(10, () => service.send(setMetafields(""), { m }));
  },
  "metafields of 25 carts with all that these have": async () => {
    const m = (await largestCarts(25)).map(metafield);
    return () =>
      repeated(10, () => service.send(setMetafields(`parentResource { ... on Cart { ${all} } }`), { m }));
  },
  "50 times one cart": async () => {
    const cart = await largestCart();
    const query = `{ ${aliased(Array(50).fill(cart), (id) => `cart(id: "${id}") { ${all} }`)} }`;
    return () => repeated(10, () => service.send(query));
  },
  "10 carts, read again and again": async () => {
    const query = `{ ${aliased(await largestCarts(10), (id) => `cart(id: "${id}") { ${all} }`)} }`;
    return () => repeated(20, () => service.send(query));
  },
  "12,250 nodes of one cart": async () => {
    const ids = Array(250).fill(await largestCart());
    const query = `query ($ids: [ID!]!) { ${aliased(Array(49).fill(""), () => "nodes(ids: $ids) { id }")} }`;
    return () => repeated(10, () => service.send(query, { ids }));
  },
  "50 copies of one cart in each request": async () => {
    const copies = aliased(
      Array(50).fill(await largestCart()),
      (id) => `cartClone(cartId: "${id}") { cart { id } }`,
    );
    return () => repeated(20, () => service.send(`mutation { ${copies} }`));
  },
  "changes of 50 carts in each request": async () => {
    const carts = await largestCarts(50);
    return () => repeated(20, () => changeNotes(carts));
  },
  "250 lines with one large variable": async () => {
    const attributes = Array.from({ length: 25 }, (_, at) => ({ key: `a${at}`, value: "x".repeat(4800) }));
    const line = `{ merchandiseId: "${variant}", attributes: $a }`;
    const query = `mutation ($a: [AttributeInput!]) { cartCreate(input: { lines: [${line.repeat(120)}] }) { cart { id } } }`;
    return () => repeated(20, () => service.send(query, { a: attributes }));
  },
};

/** Limits last ten minutes, so each attack comes from networks of its own. */
let networks = 0;

test.each(Object.entries(attacks))(
  "an attack with %s harms nobody else",
  async (name, attack) => {
    const { pid } = service;
    const send = await attack();
    // The first time, code is compiled and the heap grows.
    service.network = `203.0.113.${++networks}`;
    await send();
    service.network = `203.0.113.${++networks}`;
    const { statuses, longestPause, longestWait, growth } = await service.during(send);
    console.log(
      `Carts: ${name}: statuses ${JSON.stringify(statuses)}; the event loop stopped ${longestPause.toFixed(0)} ms, another visitor waited ${longestWait.toFixed(0)} ms at most; process ${pid} grew by ${growth.toFixed(0)} MB`,
    );
    process.kill(pid, 0);
    expect(longestPause).toBeLessThan(mostPause);
    expect(growth).toBeLessThan(mostGrowth);
  },
  60_000,
);
