import type { IncomingMessage, ServerResponse } from "node:http";
import {
  Customer_CustomerDocument,
  Customer_CustomerUpdateDocument,
} from "@circlet/graphql/generated/customer";
import { serveLocally } from "@circlet/service-kit/http/local-server.fixture";
import { CartDocument, CartLinesRemoveDocument, PredictiveSearchDocument } from "@circlet/graphql/generated";
import { beforeEach, describe, expect, test } from "vitest";
import { createCommerce, type Commerce } from "./commerce";
import type { ServiceSession } from "./service-link";
import { ServiceFailure } from "~/http/service-failure";
import type { ServiceSettings } from "~/settings/service-settings";

interface Received {
  readonly path: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: { operationName: string; variables: unknown; query: string };
}

let commerce: Commerce;
/** Settings with a timeout that a test can wait for. */
let impatient: ServiceSettings;
let asCustomer: (session: ServiceSession) => Commerce;
let received: Received[];
/** One function per request sends its response; the last one repeats. */
let answers: ((response: ServerResponse) => void)[];

beforeEach(async () => {
  received = [];
  answers = [];
  const apiUrl = await serveLocally((request, response) => {
    void receive(request, response);
  });
  const settings = {
    apiUrl,
    locale: "en-US",
    apiVersion: "2023-10",
    apiToken: "public-token",
    customerApiUrl: `${apiUrl}/customer`,
    extensionsApiUrl: `${apiUrl}/extensions`,
    // Long enough for a busy machine.
    apiTimeout: 60_000,
  };
  commerce = createCommerce({ settings });
  impatient = { ...settings, apiTimeout: 300 };
  asCustomer = (session) => createCommerce({ settings, session });
});

const json =
  (body: unknown, status = 200, headers = {}) =>
  (response: ServerResponse) =>
    response.writeHead(status, { "Content-Type": "application/json", ...headers }).end(JSON.stringify(body));
const noCart = json({ data: { cart: null } });
const busy = json({}, 503);
const silence = () => undefined;

const askForCart = () => commerce.query(CartDocument, { cartId: "gid://shopify/Cart/1", lines: 10 });
const removeLine = () =>
  commerce.mutate(CartLinesRemoveDocument, { cartId: "gid://shopify/Cart/1", lineIds: ["a"], lines: 10 });

test("an operation goes to the Storefront API with name, variables and query", async () => {
  answers = [noCart];
  expect(await askForCart()).toEqual({ cart: null });
  expect(received[0]?.path).toBe("/api/2023-10/graphql.json");
  expect(received[0]?.headers["x-shopify-storefront-access-token"]).toBe("public-token");
  expect(received[0]?.body).toMatchObject({
    operationName: "Cart",
    variables: { cartId: "gid://shopify/Cart/1", lines: 10, country: "US", language: "EN" },
  });
  expect(received[0]?.body.query).toContain("query Cart(");
});

test("an operation fails with the status of an error response", async () => {
  answers = [json({}, 500)];
  await expect(askForCart()).rejects.toThrow("Response not successful: Received status code 500");
});

test("an operation fails when the body is not JSON", async () => {
  answers = [(response) => response.end("<html>")];
  await expect(askForCart()).rejects.toThrow(/JSON/);
});

test("an operation is aborted after its timeout", async () => {
  commerce = createCommerce({ settings: impatient });
  answers = [silence];
  const failure = await askForCart().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ServiceFailure);
  expect(failure).toMatchObject({ failure: "unavailable", operationName: "Cart" });
  expect(received).toHaveLength(1);
});

test("an operation is aborted when its caller aborts", async () => {
  answers = [silence];
  const leaving = new AbortController();
  const asked = commerce.query(PredictiveSearchDocument, { query: "dre", limit: 3 }, leaving.signal);
  leaving.abort();
  await expect(asked).rejects.toThrow();
});

test("an operation counts as refused, not as an outage, if the service rejects it", async () => {
  answers = [
    json({
      errors: [{ message: "Invalid cursor", extensions: { code: "BAD_USER_INPUT" } }],
      data: { cart: null },
    }),
  ];
  const failure = await askForCart().catch((error: unknown) => error);
  expect(failure).toMatchObject({ failure: "refused" });
});

test("an operation returns the remaining data if one field cannot be read", async () => {
  const data = { cart: { id: "gid://shopify/Cart/1", note: null } };
  answers = [json({ data, errors: [{ message: "Access denied", path: ["cart", "note"] }] })];
  expect(await askForCart()).toEqual(data);
});

test("a busy service gets a query again", async () => {
  answers = [busy, busy, noCart];
  expect(await askForCart()).toEqual({ cart: null });
  expect(received).toHaveLength(3);
});

test("a busy service gets a query three times at most", async () => {
  answers = [busy];
  await expect(askForCart()).rejects.toThrow("status code 503");
  expect(received).toHaveLength(3);
});

test("a busy service gets a query again after the pause it asks for", async () => {
  answers = [json({}, 503, { "Retry-After": "0" }), noCart];
  expect(await askForCart()).toEqual({ cart: null });
});

test("a busy service does not get a query again if it asks for a long pause", async () => {
  answers = [json({}, 503, { "Retry-After": "600" })];
  await expect(askForCart()).rejects.toThrow("status code 503");
  expect(received).toHaveLength(1);
});

test("a busy service never gets a mutation twice", async () => {
  answers = [busy];
  await expect(removeLine()).rejects.toThrow("status code 503");
  expect(received).toHaveLength(1);
});

describe("a throttled request", () => {
  const at = (status: number, seconds: string) => json({}, status, { "Retry-After": seconds });

  test.each([429, 430])(
    "a throttled request with status %i is sent until the service accepts it",
    async (status) => {
      answers = [at(status, "0"), at(status, "0"), at(status, "0"), noCart];
      expect(await askForCart()).toEqual({ cart: null });
      expect(received).toHaveLength(4);
    },
  );

  test("a throttled request is retried even if it is a mutation, because it was not executed", async () => {
    const removed = { cartLinesRemove: { cart: null, userErrors: [], warnings: [] } };
    answers = [at(429, "0"), json({ data: removed })];
    expect(await removeLine()).toEqual(removed);
  });

  test("a throttled request fails at once if the pause is longer than the timeout", async () => {
    commerce = createCommerce({ settings: impatient });
    answers = [at(429, "1"), noCart];
    await expect(askForCart()).rejects.toThrow("status code 429");
    expect(received).toHaveLength(1);
  });

  test("a throttled request fails when its pauses have used up the timeout", async () => {
    commerce = createCommerce({ settings: impatient });
    answers = [json({}, 430)];
    await expect(askForCart()).rejects.toThrow("status code 430");
  });
});

describe("a customer operation", () => {
  const signedOut = json({ errors: [{ message: "Sign in" }] }, 401);
  const customer = json({ data: { customer: { id: "1" } } });
  const askForCustomer = (from: Commerce) => from.query(Customer_CustomerDocument, { withOrders: false });
  const session = (next: string | null): ServiceSession => ({
    token: () => Promise.resolve("first"),
    renewed: () => Promise.resolve(next),
  });
  const tokensSent = () => received.map(({ headers }) => headers.authorization);

  test("a customer operation sends the stored token to its service", async () => {
    answers = [customer];
    await askForCustomer(asCustomer(session(null)));
    expect(received[0]?.path).toBe("/customer");
    expect(received[0]?.headers).toMatchObject({
      authorization: "first",
      "content-type": "application/json",
    });
    expect(received[0]?.headers["x-shopify-storefront-access-token"]).toBeUndefined();
  });

  test("a customer operation is sent again with the next token after a rejection, even if it is a mutation", async () => {
    answers = [signedOut, json({ data: { customerUpdate: { customer: { id: "1" }, userErrors: [] } } })];
    await asCustomer(session("second")).mutate(Customer_CustomerUpdateDocument, {
      input: { firstName: "Ada" },
    });
    expect(tokensSent()).toEqual(["first", "second"]);
  });

  test("a customer operation fails as signed out if the session has ended", async () => {
    answers = [signedOut];
    const failure = await askForCustomer(asCustomer(session(null))).catch((error: unknown) => error);
    expect(failure).toMatchObject({ failure: "signed-out" });
    expect(tokensSent()).toEqual(["first"]);
  });

  test("a customer operation is sent again only once if the next token is rejected, too", async () => {
    answers = [signedOut];
    const failure = await askForCustomer(asCustomer(session("second"))).catch((error: unknown) => error);
    expect(failure).toMatchObject({ failure: "unavailable" });
    expect(tokensSent()).toEqual(["first", "second"]);
  });

  test("a customer operation fails as unavailable if the token cannot be refreshed right now", async () => {
    const down = { ...session(null), token: () => Promise.reject(new Error("Status 503")) };
    const failure = await askForCustomer(asCustomer(down)).catch((error: unknown) => error);
    expect(failure).toMatchObject({ failure: "unavailable" });
    expect(received).toHaveLength(0);
  });

  test("a customer operation does not send its token to the Storefront API", async () => {
    answers = [noCart];
    await asCustomer(session(null)).query(CartDocument, { cartId: "1", lines: 10 });
    expect(tokensSent()).toEqual([undefined]);
  });
});

async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let body = "";
  for await (const chunk of request) body += chunk;
  received.push({ path: request.url ?? "", headers: request.headers, body: JSON.parse(body) });
  (answers[received.length - 1] ?? answers.at(-1))?.(response);
}
