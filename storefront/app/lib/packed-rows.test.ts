import { expect, test } from "vitest";
import { pack, unpack } from "./packed-rows";

test("rows come out as they went in", () => {
  const fields = ["name", "price", "colors", "size"] as const;
  const rows = [
    { name: 'A "quoted" coat, é', price: 7400, colors: ["Plum", "Black"], size: null },
    { name: "</script>", price: 0, colors: [], size: "M" },
  ];
  expect(unpack<(typeof rows)[number]>(pack(rows, fields), fields)).toEqual(rows);
});
