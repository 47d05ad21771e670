import * as fc from "fast-check";
import { headerText, strangeNumber, strangeText } from "./hostile-text.ts";

const { constantFrom, oneof, record, tuple } = fc;

const listOf = (values: fc.Arbitrary<string>, maxLength = 5) =>
  fc.array(values, { minLength: 1, maxLength }).map((list) => list.join(", "));

const range = tuple(
  constantFrom("bytes", "bytes", "bytes", "items", "", "BYTES"),
  listOf(
    tuple(strangeNumber, constantFrom("-", "-", "", "--"), strangeNumber).map((parts) => parts.join("")),
    40,
  ),
).map(([unit, ranges]) => `${unit}=${ranges}`);

const coding = oneof(
  constantFrom("gzip", "br", "deflate", "zstd", "identity", "*", "compress", "x-gzip", "chunked", ""),
  headerText,
);
const weighted = tuple(
  coding,
  constantFrom("", ";q=0", ";q=1", ";q=0.000", ";q=2", ";q=-1", ";q=NaN", ";q", "; q = 0.5"),
).map((parts) => parts.join(""));

const etag = oneof(constantFrom("*", '""', 'W/"a"', '"a"', '"', "W/", '"a", W/"b"', '"a"b"'), headerText);
const time = oneof(
  constantFrom(
    "Thu, 01 Jan 1970 00:00:00 GMT",
    "Fri, 31 Dec 9999 23:59:59 GMT",
    "Thu, 99 Foo 99999 99:99:99 GMT",
    "0",
    "-1",
  ),
  headerText,
);

/** Spellings of a client's address that proxies send, and others. */
const forwardedFor = listOf(
  oneof(
    constantFrom(
      "203.0.113.7",
      "203.0.113.7:5678",
      "[2001:db8::6]:443",
      "2001:db8::6",
      "::ffff:203.0.113.7",
      "::1",
      "127.0.0.1",
      "fe80::1%eth0",
      "unknown",
      "_hidden",
      '"[2001:db8::6]"',
      "203.0.113.7:",
      "203.0.113.256",
      "0x7f.1",
      "",
    ),
    headerText,
  ),
);

const type = oneof(
  constantFrom(
    "application/json",
    "application/json; charset=utf-7",
    "application/x-www-form-urlencoded",
    "multipart/form-data",
    "multipart/form-data; boundary=",
    "multipart/form-data; boundary=x",
    "text/plain",
    "application/graphql",
    "application/csp-report",
    "/",
    ";",
    "",
  ),
  headerText,
);

const cookie = listOf(
  oneof(
    constantFrom(
      "cart_id=%",
      "cart_id=a%00",
      "cart_id",
      "=",
      "__proto__=1",
      "a=b; a=c",
      "cart_id=gid://shopify/Cart/x",
    ),
    headerText,
  ),
  8,
).map((list) => list.replaceAll(", ", "; "));

const values: Readonly<Record<string, fc.Arbitrary<string>>> = {
  Range: range,
  "If-Range": oneof(etag, time),
  "Accept-Encoding": listOf(weighted, 12),
  Accept: listOf(
    oneof(constantFrom("*/*", "image/avif", "image/webp;q=0", "text/html", "application/json"), headerText),
  ),
  "Accept-Language": headerText,
  "If-None-Match": etag,
  "If-Match": etag,
  "If-Modified-Since": time,
  "If-Unmodified-Since": time,
  "Content-Encoding": coding,
  "Content-Type": type,
  TE: constantFrom("trailers", "gzip", "chunked", "trailers, deflate;q=0.5"),
  Trailer: constantFrom("X-Late", "Content-Length", "Host"),
  Expect: constantFrom("100-continue", "100-Continue, x", "200-ok", "", "100-continue\t"),
  Upgrade: constantFrom("websocket", "h2c", "HTTP/2.0", "TLS/1.0", ""),
  Connection: constantFrom(
    "close",
    "keep-alive",
    "upgrade",
    "Upgrade, HTTP2-Settings",
    "close, keep-alive",
    "host",
    "",
    "\xff",
  ),
  "HTTP2-Settings": constantFrom("AAMAAABkAARAAAAAAAIAAAAA", ""),
  "Sec-WebSocket-Key": constantFrom("dGhlIHNhbXBsZSBub25jZQ==", "x"),
  "X-Forwarded-For": forwardedFor,
  "X-Forwarded-Host": headerText,
  "X-Forwarded-Proto": constantFrom("https", "http", "javascript", ""),
  Forwarded: headerText,
  "X-Real-IP": forwardedFor,
  "Shopify-Storefront-Buyer-IP": forwardedFor,
  Cookie: cookie,
  Authorization: oneof(constantFrom("Bearer", "Bearer ", "Bearer x", "Basic x", "Bearer a b c"), headerText),
  Origin: oneof(constantFrom("null", "http://localhost", "http://evil.example", "file://"), headerText),
  Referer: headerText,
  "Sec-Fetch-Site": constantFrom("same-origin", "cross-site", "none", ""),
  "Access-Control-Request-Method": constantFrom("POST", "DELETE", ""),
  "Access-Control-Request-Headers": headerText,
  "X-Shopify-Hmac-Sha256": oneof(constantFrom(`${"A".repeat(43)}=`, "x"), headerText),
  "X-Shopify-Triggered-At": time,
  "X-Request-Id": headerText,
  traceparent: oneof(constantFrom("00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"), headerText),
  "User-Agent": headerText,
  "Max-Forwards": strangeNumber,
  "X-HTTP-Method-Override": constantFrom("DELETE", "POST"),
  __proto__: headerText,
  constructor: headerText,
};

const known = fc
  .constantFrom(...Object.entries(values))
  .chain(([name, value]) => value.map((text) => `${name}: ${text}`));

/** Lines that are no headers, or no good ones. */
const strangeLine = oneof(
  strangeText,
  constantFrom(
    "No colon",
    ": no name",
    " Folded: line",
    "\tfolded",
    "Space : before",
    "Header:no-space",
    "Header:\t tabs \t",
    "H\xe9ader: x",
    "Header: \0",
    "Header: a\rb",
    "Header: a\nInjected: b",
    "Header: a\r\n folded",
    "Host: second.example",
    "(comment): x",
  ),
  fc.constant(Array.from({ length: 2500 }, (_, index) => `H${index}: x`).join("\r\n")),
  fc.constant(`Long: ${"x".repeat(20_000)}`),
);

const spelling = record({ line: known, spell: constantFrom("as is", "as is", "lower", "UPPER") }).map(
  ({ line, spell }) =>
    spell === "lower" ? line.toLowerCase() : spell === "UPPER" ? line.toUpperCase() : line,
);

/** Lines of a request's head, some of them twice. */
export const hostileHeaders = fc
  .array(oneof({ arbitrary: spelling, weight: 60 }, { arbitrary: strangeLine, weight: 1 }), {
    maxLength: 8,
    size: "max",
  })
  .chain((lines) => constantFrom(lines, lines, lines, [...lines, ...lines.slice(0, 2)]));

export const hostileHost = (host: string) =>
  oneof(
    { arbitrary: fc.constant<string | undefined>(host), weight: 12 },
    {
      arbitrary: oneof(
        constantFrom(
          undefined,
          "",
          "1.2.3.4.5",
          "[::1",
          "[::1]",
          "a b",
          "shop:99999",
          "shop:-1",
          "shop:",
          ":80",
          "user@shop",
          "shop/path",
          "shop?query",
          "shop#hash",
          "shop\\path",
          "xn--",
          "\xe9.example",
          "%41.example",
          "a".repeat(300),
          "0x7f.1",
          "localhost, localhost",
          "evil.example",
        ),
        strangeText,
      ),
      weight: 3,
    },
  );
