import { expect, test } from "vitest";
import { compareTable, firstCells } from "./dependency-table.ts";

const markdown = `
| setting | default |
|---|---|
| \`PORT\` | 3000 |

## Dependencies

| package | use |
|---|---|
| react, react-dom | the interface |

## License
`;

test("reads the first cell of every row, or of one section", () => {
  expect(firstCells(markdown)).toEqual(["setting", "`PORT`", "package", "react, react-dom"]);
  expect(firstCells(markdown, "## Dependencies")).toEqual(["package", "react, react-dom"]);
});

test("accepts a table with every name", () => {
  expect(compareTable({ file: "README.md", documented: ["b", "a"], actual: ["a", "b"] })).toEqual([]);
});

test("reports names that are missing, unknown or documented twice", () => {
  const table = { file: "README.md", documented: ["a", "a", "old"], actual: ["a", "new"] };
  expect(compareTable(table)).toEqual([
    "README.md lacks new.",
    "README.md has old, but nothing uses it.",
    "README.md has a twice.",
  ]);
});
