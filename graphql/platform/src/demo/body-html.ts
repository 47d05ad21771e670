import type { SeededRandom } from "./seeded-random.ts";
import { clothFacts } from "./cloth-facts.ts";
import type { Dyed } from "./colorway.ts";
import type { Shape } from "./pieces/pieces.ts";
import { describe } from "./wording.ts";

const shoeParts = ["leather lining, rubber sole", "leather lining and sole", "padded insole, rubber sole"];
const bagParts = [
  "cotton twill lining, one zip pocket",
  "microsuede lining, slip and zip pockets",
  "unlined, raw inside",
];

/** The description: what it is, then materials, fit and care as a list. */
export function bodyHtml(
  shape: Shape,
  colorways: readonly Dyed[],
  mpn: string,
  random: SeededRandom,
): string {
  const [first] = colorways as [Dyed];
  const { fibers, care } = clothFacts[first.cloth];
  const also = colorways.slice(1).map(({ shade }) => shade.name);
  const lead =
    also.length === 0
      ? `${describe(shape, first)}.`
      : `${describe(shape, first)}; also in ${also.join(" and ")}.`;
  const items = [
    `Material: ${material(shape, random.pick(fibers), random)}`,
    `Fit: ${random.pick(shape.fit)}`,
    `Care: ${random.pick(care)}`,
    `Style number: ${mpn}`,
  ];
  return `<p>${escapeHtml(lead)}</p>\n<ul>\n${items.map((item) => `<li>${escapeHtml(item)}</li>`).join("\n")}\n</ul>`;
}

function material({ category }: Shape, fiber: string, random: SeededRandom): string {
  if (category === "shoes") return `${fiber} upper, ${random.pick(shoeParts)}`;
  if (category === "handbags") return `${fiber}, ${random.pick(bagParts)}`;
  return fiber;
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
