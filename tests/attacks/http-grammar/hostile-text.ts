import * as fc from "fast-check";

const { constantFrom, integer, oneof } = fc;

/** Any bytes, as Latin-1. */
export const bytes = (maxLength: number) =>
  fc
    .uint8Array({ maxLength, size: "max" })
    .map((array) => Buffer.from(array.buffer, array.byteOffset, array.length).toString("latin1"));

/** Letters of the kinds that parsers stumble over. */
export const strangeText = oneof(
  constantFrom(
    "",
    " ",
    "\t",
    "\0",
    "\r",
    "\n",
    "\r\n",
    "\x7f",
    "\xff",
    "\xc3\x28",
    "%",
    "%0",
    "%00",
    "%0d%0aX-Injected:%201",
    "%ff",
    "%2e%2e%2f",
    "%c0%ae",
    "%ed%a0%80",
    "%f0%9f%91%97",
    "..",
    "../../etc/passwd",
    "..\\..",
    "//",
    ";",
    "a,b",
    '"',
    "'",
    "\\",
    "__proto__",
    "constructor",
    "toString",
    "null",
    "NaN",
    "-1",
    "1e999",
    "99999999999999999999",
    "[]",
    "{}",
    "gid://shopify/Product/1",
  ),
  bytes(12),
  fc.string({ maxLength: 20 }),
  constantFrom("a", "%41", "\xff").chain((letter) =>
    integer({ min: 100, max: 3000 }).map((times) => letter.repeat(times)),
  ),
);

/** The same as it may stand in an address: encoded. */
export const encodedText = strangeText.map((text) => encodeURIComponent(text));

/** The same without what no header may have, so that the server reads it. */
export const headerText = strangeText.map((text) => text.replaceAll(/\p{Cc}/gu, ""));

/** Numbers as headers have them, and beyond. */
export const strangeNumber = oneof(
  integer({ min: 0, max: 70_000 }).map(String),
  constantFrom(
    "0",
    "00",
    "-0",
    "-1",
    "+5",
    " 5",
    "5 ",
    "0x5",
    "5.0",
    "1e3",
    "5,5",
    "5, 6",
    "",
    "2147483648",
    "9007199254740993",
    "18446744073709551615",
    "18446744073709551616",
    "99999999999999999999999999",
  ),
);
