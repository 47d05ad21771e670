import { expect, test } from "vitest";
import { circletTokens } from "./generated/brands/circlet.ts";
import { light } from "./generated/schemes/light.ts";
import type { BrandTokens, SchemeTokens } from "./theme-types.ts";

// The type checker runs this test: `check` fails if an expected error is missing.
test("a brand or scheme that misses a token does not compile", () => {
  const { khaki, ...withoutKhaki } = circletTokens.palette;
  // @ts-expect-error -- The palette lacks khaki.
  const brand: BrandTokens = { ...circletTokens, palette: withoutKhaki };
  const { focus, ...withoutFocus } = light.color;
  // @ts-expect-error -- The colors lack focus.
  const scheme: SchemeTokens = { ...light, color: withoutFocus };
  expect([khaki, focus, brand, scheme]).not.toContain(undefined);
});
