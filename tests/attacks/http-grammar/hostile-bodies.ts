import * as fc from "fast-check";
import { bytes, strangeNumber, strangeText } from "./hostile-text.ts";

const { constantFrom, integer, oneof, record } = fc;

export interface FramedBody {
  readonly headers: readonly string[];
  readonly text: string;
}

const none: FramedBody = { headers: [], text: "" };

const content = oneof(
  constantFrom(
    "",
    "{}",
    "[]",
    "null",
    '{"query":"{ shop { name } }"}',
    '{"query":"{ __typename }","variables":{"__proto__":{"a":1}}}',
    '{"query":"query A { shop { name } } query B { shop { name } }","operationName":"C"}',
    '{"query":null}',
    '{"query":"{ shop { name }"',
    '[{"query":"{ shop { name } }"}]',
    '{"id":1,"handle":"x"}',
    '{"csp-report":{"blocked-uri":"x"}}',
    "action=add&variant=1&quantity=1",
    "grant_type=authorization_code&client_id=x&code=%00",
    "a=%&b=%ff&__proto__=x",
    '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n',
    "--x\r\n\r\n",
    "\x1f\x8b\x08\0\0\0\0\0",
  ),
  integer({ min: 1, max: 300_000 }).map((length) => "[".repeat(length)),
  integer({ min: 1, max: 20_000 }).map(
    (depth) => `{"query":"query ($a: Int = ${"[".repeat(depth)}${"]".repeat(depth)}) { shop { name } }"}`,
  ),
  bytes(200),
  strangeText,
);

/** What must be read as a body, even if it looks like a request. */
const framed = oneof(
  { arbitrary: content, weight: 9 },
  { arbitrary: fc.constant("GET /smuggled HTTP/1.1\r\nHost: smuggled\r\n\r\n"), weight: 1 },
);

const length = framed.map((text): FramedBody => ({ headers: [`Content-Length: ${text.length}`], text }));

const lyingLength = record({ text: content, claimed: strangeNumber }).map(
  ({ text, claimed }): FramedBody => ({ headers: [`Content-Length: ${claimed}`], text }),
);

const twoLengths = record({ text: content, other: strangeNumber }).map(({ text, other }): FramedBody => ({
  headers: [`Content-Length: ${text.length}`, `Content-Length: ${other}`],
  text,
}));

const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
const lastChunk = constantFrom("0\r\n\r\n", "0\r\nX-Late: 1\r\n\r\n", "000;a=b\r\n\r\n");
const chunks = fc.array(framed, { maxLength: 4 }).map((parts) => parts.filter(Boolean).map(chunk).join(""));
const encoding = constantFrom("Transfer-Encoding: chunked", "transfer-encoding: Chunked");

const chunked = record({ encoding, chunks, last: lastChunk }).map(
  ({ encoding, chunks, last }): FramedBody => ({ headers: [encoding], text: chunks + last }),
);

const strangeChunk = oneof(
  record({ size: strangeNumber, text: content }).map(({ size, text }) => `${size}\r\n${text}\r\n`),
  constantFrom(
    "0\r\n",
    "-1\r\nx\r\n",
    "ffffffffffffffff\r\nx\r\n",
    "fffffffffffffffff\r\nx\r\n",
    "1\nx\n0\n\n",
    "1\r\nxx\r\n",
    "1;" + "e".repeat(20_000) + "\r\nx\r\n",
    "0\r\nHost: late\r\nContent-Length: 5\r\n\r\n",
    "0\r\nBad trailer\r\n\r\n",
    "g\r\n",
    "\r\n\r\n",
  ),
);

const lyingChunks = record({
  encoding: oneof(
    encoding,
    constantFrom(
      "Transfer-Encoding: gzip, chunked",
      "Transfer-Encoding: chunked, gzip",
      "Transfer-Encoding: identity",
      "Transfer-Encoding: xchunked",
      "Transfer-Encoding:\x0bchunked",
      "Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked",
      "Transfer-Encoding : chunked",
      "Transfer-Encoding: ",
    ),
  ),
  chunks,
  strange: strangeChunk,
}).map(({ encoding, chunks, strange }): FramedBody => ({ headers: [encoding], text: chunks + strange }));

/** Both ways to say where a body ends. */
const both = record({ chunked, length: strangeNumber, isFirst: fc.boolean() }).map(
  ({ chunked: { headers, text }, length, isFirst }): FramedBody => {
    const claimed = `Content-Length: ${length}`;
    return { headers: isFirst ? [claimed, ...headers] : [...headers, claimed], text };
  },
);

const unannounced = content.map((text): FramedBody => ({ headers: [], text }));

export const hostileBody = oneof(
  { arbitrary: fc.constant(none), weight: 12 },
  { arbitrary: length, weight: 8 },
  { arbitrary: chunked, weight: 4 },
  { arbitrary: lyingLength, weight: 1 },
  { arbitrary: twoLengths, weight: 1 },
  { arbitrary: lyingChunks, weight: 2 },
  { arbitrary: both, weight: 1 },
  { arbitrary: unannounced, weight: 1 },
);
