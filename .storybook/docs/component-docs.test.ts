import { expect, test } from "vitest";
import { readDocs } from "./component-docs.ts";

const markdown = `# Button

Triggers an action.

## Example

### Default

\`\`\`tsx
<Button>Add</Button>
\`\`\`

## Props

### Button

| prop | type | default | meaning |
|---|---|---|---|
| size | \`"medium" \\| "large"\` | \`"medium"\` | Its height. |
| loading | \`boolean\` |  | In progress. |

## States

### Right to left

The code of _Default_.

### Large

\`\`\`tsx
<Button size="large">Add</Button>
\`\`\`
`;

test("a state has its own code, or that of the state that it names", () => {
  expect(Object.fromEntries(readDocs(markdown).examples)).toEqual({
    default: "<Button>Add</Button>",
    "right to left": "<Button>Add</Button>",
    large: '<Button size="large">Add</Button>',
  });
});

test("a prop has its type, default and meaning", () => {
  expect(readDocs(markdown).tables).toEqual([
    {
      title: "Button",
      rows: [
        ["size", '`"medium" | "large"`', '`"medium"`', "Its height."],
        ["loading", "`boolean`", "", "In progress."],
      ],
    },
  ]);
});
