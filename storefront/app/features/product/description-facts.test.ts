import { expect, test } from "vitest";
import { descriptionOf } from "./description-facts";

test("a list of names and values becomes facts, and leaves the text", () => {
  expect(
    descriptionOf(
      "<p>A slip dress.</p><ul><li>Material: 100% silk &amp; love</li><li>Care: Wash cold</li></ul>",
    ),
  ).toEqual({
    html: "<p>A slip dress.</p>",
    facts: [
      { name: "Material", value: "100% silk & love" },
      { name: "Care", value: "Wash cold" },
    ],
  });
});

test.each([
  "<ul><li>Cut on the bias</li><li>Care: Wash cold</li></ul>",
  "<ul><li>Care: <strong>Wash</strong> cold</li></ul>",
  "<p>Care: Wash cold</p>",
])("%s stays as it is", (html) => {
  expect(descriptionOf(html)).toEqual({ html, facts: [] });
});
