import { expectTypeOf, test } from "vitest";
import type { Translation } from "./translation";

interface English {
  readonly title: "Cart";
  readonly none: { readonly active: string };
  readonly soldOut: (title: string) => string;
}

interface German {
  readonly title: "Warenkorb";
  readonly none: { readonly active: "Keine" };
  readonly soldOut: () => "Verkauft";
}

test("a translation has every text, and functions may use fewer parameters", () => {
  expectTypeOf<Translation<English, German>>().toEqualTypeOf<German>();
  // @ts-expect-error `title` is missing.
  expectTypeOf<Translation<English, Omit<German, "title">>>();
  // @ts-expect-error The English function passes a string.
  expectTypeOf<Translation<English, Omit<German, "soldOut"> & { soldOut: (count: number) => string }>>();
});
