import { decodeEncodedVariant } from "storefront-schema-latest/optionValueDecoder";
import { expect, test } from "vitest";
import { encodeVariants } from "./encoded-variants.ts";

test.each<[string, number[][], string]>([
  ["no variant", [], ""],
  ["one option", [[0], [1], [2], [4]], "v1_0-2 4"],
  ["one value", [[0]], "v1_0"],
  [
    "two options",
    [
      [0, 0],
      [0, 1],
      [0, 2],
      [1, 2],
    ],
    "v1_0:0-2,1:2,",
  ],
  [
    "three options",
    [
      [0, 0, 0],
      [0, 1, 0],
      [0, 1, 1],
      [1, 0, 0],
      [1, 0, 1],
      [1, 1, 1],
      [2, 0, 1],
      [2, 1, 0],
    ],
    "v1_0:0:0,1:0-1,,1:0:0-1,1:1,,2:0:1,1:0,,",
  ],
])(
  "variants with %s are encoded so that the platform's own decoder reads them",
  (_what, variants, encoded) => {
    expect(encodeVariants(variants)).toBe(encoded);
    expect(decodeEncodedVariant(encoded)).toEqual(variants);
  },
);
