import type { SeededRandom } from "../random/seeded-random.ts";
import type { Shape } from "../shapes/shapes.ts";
import { clothFacts } from "../style/cloth-facts.ts";
import type { Dyed } from "../style/colorway.ts";
import { describe } from "./wording.ts";

/** Swimwear is never cotton, whatever its knit. */
const swimFibers = ["82% recycled polyamide, 18% elastane", "80% polyamide, 20% elastane, fully lined"];
const shoeParts = ["leather lining, rubber sole", "leather lining and sole", "padded insole, rubber sole"];
const bagParts = [
  "cotton twill lining, one zip pocket",
  "microsuede lining, slip and zip pockets",
  "unlined, raw inside",
];

/** The description: a sentence, followed by a list of materials, fit and care. */
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
    `Material: ${material(shape, random.pick(shape.category === "swimwear" ? swimFibers : fibers), random)}`,
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
