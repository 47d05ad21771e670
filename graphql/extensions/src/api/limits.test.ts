import { expect, test } from "vitest";
import type { Context } from "./context.ts";
import { graphqlService } from "./graphql-service.ts";

const execute = graphqlService(() => undefined);

const staying = new AbortController().signal;

async function send(query: string, context: Partial<Context> = {}) {
  const body = new TextEncoder().encode(JSON.stringify({ query }));
  const anonymous = { network: "203.0.113.7", signal: staying, customer: undefined };
  const response = await execute({ body, accept: undefined }, { ...anonymous, ...context } as Context);
  return response.json() as Promise<{ data?: unknown; errors?: { message: string }[] }>;
}

const aliases = (count: number, field: string): string =>
  Array.from({ length: count }, (_, at) => `a${at}: ${field}`).join(" ");

test.each([
  ["aliases", `{ ${aliases(11, "__typename")} }`, "the limit of 10 for aliases"],
  [
    "aliases of a fragment",
    `{ ...F } fragment F on Query { ${aliases(11, "__typename")} }`,
    "10 for aliases",
  ],
  [
    "fields of a fragment that is used often",
    `{ ${aliases(10, '__type(name: "Query") { ...F }')} }
     fragment F on __Type { ${"kind name ofType { ".repeat(7)} kind ${"}".repeat(7)} }`,
    "the limit of 200 for fields",
  ],
  [
    "suggestions",
    `{ ${aliases(5, 'getSuggestedProducts(resultType: "bought-together", productId: "1") { id }')} }`,
    "the limit of 4 for suggestions",
  ],
  ["levels", `{ __schema { ${"types { fields { ".repeat(8)} name ${"} }".repeat(8)} } }`, "16 for depth"],
])("a document with too many %s is refused before it runs", async (_, query, message) => {
  const { data, errors = [] } = await send(query);
  expect(data).toBeUndefined();
  expect(errors.map((error) => error.message).join("\n")).toContain(message);
});

test("repetitive documents of one network keep no other network waiting", async () => {
  const repetitive = `{ ${aliases(10, "getReviews(first: 100) { id }")} }`;
  const database = { query: () => Promise.resolve([]) } as unknown as Context["database"];
  let answered = 0;
  const many = Array.from({ length: 80 }, () => send(repetitive, { database }).then(() => (answered += 1)));
  const other = await send(repetitive, { database, network: "198.51.100.1" });
  expect(other.errors).toBeUndefined();
  expect(answered).toBeLessThan(5);
  await Promise.all(many);
});

test("repetitive documents beyond those that may wait are unavailable", async () => {
  const repetitive = `{ ${aliases(10, "getReviews(first: 100) { id }")} }`;
  const database = { query: () => Promise.resolve([]) } as unknown as Context["database"];
  const many = await Promise.all(Array.from({ length: 110 }, () => send(repetitive, { database })));
  const refused = many.flatMap(({ errors = [] }) => errors.map(({ message }) => message));
  expect(refused).toEqual(Array.from({ length: 9 }, () => "The service is not available."));
});
