import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { imageFile } from "./image-manifest.ts";

const shipped = join(import.meta.dirname, "../../images");

test.each(["size-chart-mens_alpha", "art--hero--desktop"])("%s is in the shipped manifest", (name) => {
  expect(existsSync(join(shipped, imageFile(shipped, name)))).toBe(true);
});
