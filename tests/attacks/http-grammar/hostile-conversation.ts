import * as fc from "fast-check";
import type { Conversation } from "./exchange.ts";
import { hostileBody } from "./hostile-bodies.ts";
import { hostileHeaders, hostileHost } from "./hostile-headers.ts";
import { encodedText, strangeText } from "./hostile-text.ts";
import type { Target } from "./targets.ts";

const { constantFrom, integer, nat, oneof, record } = fc;

const method = oneof(
  { arbitrary: constantFrom("GET", "GET", "GET", "HEAD", "POST", "POST"), weight: 12 },
  {
    arbitrary: constantFrom(
      "OPTIONS",
      "PUT",
      "DELETE",
      "PATCH",
      "TRACE",
      "CONNECT",
      "QUERY",
      "PROPFIND",
      "PRI",
      "M-SEARCH",
      "get",
      "GETT",
      "",
      "G\0T",
    ),
    weight: 2,
  },
);

const version = oneof(
  { arbitrary: constantFrom("HTTP/1.1"), weight: 16 },
  {
    arbitrary: constantFrom(
      "HTTP/1.0",
      "HTTP/1.0",
      "HTTP/0.9",
      "HTTP/2.0",
      "HTTP/1.2",
      "http/1.1",
      "HTTP/1.1 ",
      "HTTP/",
      "",
    ),
    weight: 2,
  },
);

/** Other ways to write a request's target. `host` is the server's own. */
function targetForms(path: string, host: string): readonly string[] {
  return [
    `http://${host}${path}`,
    `HTTP://${host.toUpperCase()}${path}`,
    `https://${host}${path}`,
    `http://evil.example${path}`,
    `http://user:password@${host}${path}`,
    `http://[::1${path}`,
    `http://${host}:99999${path}`,
    `http:/${path}`,
    `ftp://${host}${path}`,
    host,
    "*",
    path.slice(1),
    `/${path}`,
    `///${path}`,
    `/.${path}`,
    `/a/..${path}`,
    `/%2e%2e${path}`,
    `\\${path}`,
    path.replaceAll("/", "\\"),
    path.toUpperCase(),
    path.replace(/\w/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
    `${path}#hash`,
    `${path}?`,
    `${path}??&&==`,
    `${path};jsessionid=1`,
    `${path}/`,
    `${path} ${path}`,
  ];
}

const targetOf = ({ paths, port }: Target) =>
  record({
    path: constantFrom(...paths),
    value: oneof({ arbitrary: encodedText, weight: 12 }, { arbitrary: strangeText, weight: 1 }),
    plain: constantFrom("dress", "1", "coat-1"),
    form: nat(200),
  }).map(({ path, value, plain, form }) => {
    const filled = path.replaceAll("*", () => (form % 2 ? value : plain));
    return targetForms(filled, `localhost:${port}`)[form] ?? filled;
  });

interface HostileRequest {
  readonly method: string;
  readonly text: string;
}

function hostileRequest(server: Target): fc.Arbitrary<HostileRequest> {
  return record({
    method,
    target: targetOf(server),
    version,
    host: hostileHost(`localhost:${server.port}`),
    headers: hostileHeaders,
    body: hostileBody,
  }).map(({ method, target, version, host, headers, body }) => {
    const lines = [
      `${method} ${target} ${version}`,
      ...(host === undefined ? [] : [`Host: ${host}`]),
      ...headers,
      ...body.headers,
    ];
    return { method, text: `${lines.join("\r\n")}\r\n\r\n${body.text}` };
  });
}

/** What a hostile client does on a connection: a few requests, or many at once, in packets of any size. */
export function hostileConversation(server: Target): fc.Arbitrary<Conversation> {
  const request = hostileRequest(server);
  return record({
    requests: oneof(
      { arbitrary: fc.array(request, { minLength: 1, maxLength: 3 }), weight: 20 },
      { arbitrary: fc.array(request, { minLength: 8, maxLength: 14, size: "max" }), weight: 1 },
    ),
    cuts: fc.array(integer({ min: 1, max: 4000 }), { maxLength: 3 }),
    leaves: oneof({ arbitrary: fc.constant(false), weight: 12 }, { arbitrary: fc.constant(true), weight: 1 }),
  }).map(({ requests, cuts, leaves }) => ({
    methods: requests.map(({ method }) => method),
    packets: cutInto(requests.map(({ text }) => text).join(""), cuts),
    leaves,
  }));
}

function cutInto(text: string, lengths: readonly number[]): string[] {
  const packets: string[] = [];
  let start = 0;
  for (const length of lengths) {
    packets.push(text.slice(start, start + length));
    start += length;
  }
  return [...packets, text.slice(start)].filter((packet) => packet !== "");
}
