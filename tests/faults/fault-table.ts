import * as bad from "./misbehaviors.ts";
import type { Misbehavior } from "./upstream.ts";

/**
 * What a shopper sees while the commerce service misbehaves:
 * - `unavailable`: every page that needs it says "We'll be right back" with status 503 and offers to try again
 * - `honest`: such a page either says that, or shows what is true: never an empty cart, a sold product or a wrong price
 * - `handled`: the answer is one that the service may give, so the page may be "sold" or "not found", but never an error 500
 */
export type Seen = "unavailable" | "honest" | "handled";

export interface Fault {
  readonly name: string;
  readonly cause: Misbehavior;
  readonly seen: Seen;
}

/** The faults that every run tries with the extensions service, too; its long test tries all. */
const essential = new Set([
  "resets every connection",
  "accepts a query and never answers",
  "answers 503",
  "sends an HTML page with status 200",
  "sends broken JSON",
  "sends null as data",
  "sends null for every list",
]);

const errors = bad.graphqlError("INTERNAL_SERVER_ERROR");

/**
 * Faulty responses of a service. With each of them the cart is kept, and every page works again with the first request
 * after the service has recovered.
 */
export const answerFaults: readonly Fault[] = [
  { name: "resets every connection", cause: bad.reset, seen: "unavailable" },
  { name: "accepts a query and never answers", cause: bad.silent, seen: "unavailable" },
  { name: "answers after the shopper's patience", cause: bad.slow, seen: "unavailable" },
  { name: "sends one byte at a time without end", cause: bad.dripping, seen: "unavailable" },
  { name: "answers 400", cause: bad.status(400), seen: "unavailable" },
  { name: "answers 401", cause: bad.status(401), seen: "unavailable" },
  { name: "answers 403", cause: bad.status(403), seen: "unavailable" },
  { name: "answers 404", cause: bad.status(404), seen: "unavailable" },
  { name: "answers 429", cause: bad.status(429), seen: "unavailable" },
  { name: "answers 500", cause: bad.status(500), seen: "unavailable" },
  { name: "answers 502", cause: bad.status(502), seen: "unavailable" },
  { name: "answers 503", cause: bad.status(503), seen: "unavailable" },
  { name: "redirects elsewhere", cause: bad.redirect, seen: "unavailable" },
  { name: "breaks off in the middle of its answer", cause: bad.truncated, seen: "unavailable" },
  { name: "sends hundreds of megabytes", cause: bad.huge, seen: "unavailable" },
  {
    name: "sends an HTML page with status 200",
    cause: bad.text("<h1>Welcome</h1>", "text/html"),
    seen: "unavailable",
  },
  { name: "sends its answer as text/plain", cause: bad.typed("text/plain"), seen: "honest" },
  { name: "sends nothing with status 200", cause: bad.text(""), seen: "unavailable" },
  { name: "sends broken JSON", cause: bad.text('{"data":{'), seen: "unavailable" },
  { name: "sends null", cause: bad.text("null"), seen: "unavailable" },
  { name: "sends an empty list", cause: bad.text("[]"), seen: "unavailable" },
  { name: "sends an empty object", cause: bad.text("{}"), seen: "unavailable" },
  { name: "sends null as data", cause: bad.changed(() => null), seen: "unavailable" },
  { name: "sends data without any field", cause: bad.changed(() => ({})), seen: "unavailable" },
  { name: "sends a text as data", cause: bad.changed(() => "data"), seen: "unavailable" },
  { name: "sends null for every root", cause: bad.roots(null), seen: "handled" },
  { name: "sends null for every root, with errors", cause: bad.roots(null, { errors }), seen: "unavailable" },
  { name: "sends an empty object for every root", cause: bad.roots({}), seen: "unavailable" },
  { name: "sends a text for every root", cause: bad.roots("root"), seen: "unavailable" },
  {
    name: "sends errors beside complete data",
    cause: bad.changed((data) => data, { errors }),
    seen: "honest",
  },
  {
    name: "sends errors that are not a list",
    cause: bad.changed((data) => data, { errors: "bad" }),
    seen: "honest",
  },
  {
    name: "says that it is throttled",
    cause: bad.changed(() => null, { errors: bad.graphqlError("THROTTLED") }),
    seen: "unavailable",
  },
  { name: "sends a text for every list", cause: bad.field("nodes", "nodes"), seen: "honest" },
  { name: "sends null for every list", cause: bad.field("nodes", null), seen: "honest" },
  { name: "sends lists of null", cause: bad.field("nodes", [null]), seen: "honest" },
  { name: "sends an object for every title", cause: bad.field("title", { text: "Coat" }), seen: "honest" },
  { name: "sends null for every price", cause: bad.field("amount", null), seen: "honest" },
  { name: "sends words for every price", cause: bad.field("amount", "cheap"), seen: "honest" },
  { name: "sends a number for every handle", cause: bad.field("handle", 7), seen: "honest" },
  { name: "sends null for every image list", cause: bad.field("images", null), seen: "honest" },
];

export const essentialFaults = answerFaults.filter(({ name }) => essential.has(name));
