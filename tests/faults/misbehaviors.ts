import { setTimeout as pause } from "node:timers/promises";
import { type Misbehavior, send } from "./upstream.ts";

/** Ways in which a service can respond wrongly to a query. */

/** Longer than the storefront waits. In milliseconds. */
const tooLong = 6_000;
const megabyte = 1024 * 1024;

/** The most bytes that were read of one endless response. The storefront must stop reading early. */
export const endless = { mostTaken: 0 };

export const reset: Misbehavior = (response) => response.destroy();

export const silent: Misbehavior = () => undefined;

export const slow: Misbehavior = async (response, forward) => {
  await pause(tooLong, undefined, { ref: false });
  if (!response.destroyed) send(response, await forward());
};

export const dripping: Misbehavior = (response) => {
  response.writeHead(200, { "content-type": "application/json" });
  const drip = setInterval(() => response.write(" "), 100);
  response.on("close", () => clearInterval(drip));
};

export const status =
  (code: number): Misbehavior =>
  (response) =>
    response.writeHead(code, { "content-type": "text/html" }).end("<h1>Internal secrets at line 42</h1>");

export const redirect: Misbehavior = (response) =>
  response.writeHead(302, { location: "http://127.0.0.1:9/elsewhere" }).end();

export const truncated: Misbehavior = async (response, forward) => {
  const { type, body } = await forward();
  const bytes = Buffer.from(body);
  response.writeHead(200, { "content-type": type, "content-length": bytes.length });
  response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy());
};

export const huge: Misbehavior = async (response) => {
  response.writeHead(200, { "content-type": "application/json" });
  response.write('{"data":{"filler":"');
  const chunk = "x".repeat(megabyte / 4);
  let taken = 0;
  while (!response.destroyed && taken < 200 * megabyte) {
    taken += chunk.length;
    endless.mostTaken = Math.max(endless.mostTaken, taken);
    if (!response.write(chunk)) await Promise.race([drained(response), pause(tooLong)]);
  }
  response.end('"}}');
};

const drained = (response: Parameters<Misbehavior>[0]) =>
  new Promise((resolve) => response.once("drain", resolve).once("close", resolve));

/** The correct response with another content type. */
export const typed =
  (type: string): Misbehavior =>
  async (response, forward) =>
    send(response, { ...(await forward()), type });

/** Responds with this text and status 200. */
export const text =
  (body: string, type = "application/json"): Misbehavior =>
  (response) =>
    send(response, { status: 200, type, body });

type Data = Readonly<Record<string, unknown>>;

/** The correct response with changed data. */
export const changed =
  (change: (data: Data) => unknown, more: object = {}): Misbehavior =>
  async (response, forward) => {
    const answer = await forward();
    const { data } = JSON.parse(answer.body) as { data: Data };
    send(response, { ...answer, body: JSON.stringify({ data: change(data), ...more }) });
  };

/** Sets every root field of the data to one value. */
export const roots = (value: unknown, more: object = {}): Misbehavior =>
  changed((data) => Object.fromEntries(Object.keys(data).map((name) => [name, value])), more);

/** Sets every field of this name to one value, at any depth. */
export const field = (name: string, value: unknown): Misbehavior =>
  changed((data) =>
    JSON.parse(JSON.stringify(data), (key, given: unknown) => (key === name ? value : given)),
  );

export const graphqlError = (code: string): readonly object[] => [
  { message: "Internal secrets at line 42", extensions: { code } },
];
