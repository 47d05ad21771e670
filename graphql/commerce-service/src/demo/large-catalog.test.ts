import { expect, test } from "vitest";
import { demoCatalog } from "./index.ts";
import { parseDefectImageName } from "./product/demo-images.ts";

test("100,000 products have unique handles, titles and style numbers, and existing images", () => {
  const seen = { handles: new Set<string>(), titles: new Set<string>(), numbers: new Set<string>() };
  const images = new Set<string>();
  for (const { index, handle, title, product } of demoCatalog({ products: 100_000 })) {
    seen.handles.add(handle);
    seen.titles.add(title);
    seen.numbers.add(product.metafields?.find(({ key }) => key === "mpn")?.value ?? "");
    for (const { src } of product.images ?? []) {
      // Close-ups of defects are drawn over the image of the fabric.
      const drawn = parseDefectImageName(src, "fabric")?.image ?? src;
      if (index < 360) images.add(drawn);
      else if (!images.has(drawn))
        throw new Error(`${handle} shows ${src}, which none of the 360 products has`);
    }
  }
  expect(seen.handles.size).toBe(100_000);
  expect(seen.titles.size).toBe(100_000);
  expect(seen.numbers.size).toBe(100_000);
}, 240_000);
