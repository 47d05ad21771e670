import { expect, test } from "vitest";
import { controlsFromTypes } from "./prop-controls.ts";

/** The table's row of a prop with this type, as react-docgen reports types. */
function rowOf(tsType: object, value?: unknown): ReturnType<typeof controlsFromTypes>[string] | undefined {
  const component = Object.assign(() => null, { __docgenInfo: { props: { prop: { tsType } } } });
  const context = { argTypes: { prop: { name: "prop" } }, component, initialArgs: { prop: value } };
  return controlsFromTypes(context as unknown as Parameters<typeof controlsFromTypes>[0])["prop"];
}

const optional = (raw: string, ...elements: object[]) => ({
  name: "union",
  raw: `${raw} | undefined`,
  elements: [...elements, { name: "undefined" }],
});

test("a boolean prop has a switch", () => {
  expect(rowOf(optional("boolean", { name: "boolean" }))?.control).toEqual({ type: "boolean" });
});

test("a prop of a few words has radio buttons", () => {
  const words = ['"small"', '"large"'].map((value) => ({ name: "literal", value }));
  expect(rowOf(optional(words.map(({ value }) => value).join(" | "), ...words))).toMatchObject({
    control: { type: "inline-radio" },
    options: ["small", "large"],
  });
});

test.each(["((open: boolean) => void)", "readonly CardColor[]"])(
  "a prop of the type %s has no control",
  (raw) => {
    expect(rowOf(optional(raw, { name: "unknown" }))).toMatchObject({
      control: { disable: true },
      table: { type: { summary: raw } },
    });
  },
);

test("a list of unknown type is called a list", () => {
  expect(rowOf({ name: "unknown" }, [])?.table?.type?.summary).toBe("list");
});
