import * as v from "valibot";
import { brandName } from "../../design-system/tokens/brand-file.ts";
import circlet from "../../design-system/tokens/brands/circlet.json";
import { fonts } from "./fonts.ts";

const { $type: _type, $description: _description, ...palette } = circlet.palette;

/** The names of the palette's colors, with their purposes. */
export const paletteUses = Object.fromEntries(
  Object.entries(palette).map(([name, token]) => [name, token.$description]),
);
export const radiusNames = ["image", "control", "panel"] as const;
export const largestRadius = 40;

const colorMessage = "must be a color such as #0f5f6b";
export const hexSchema = v.pipe(
  v.string(colorMessage),
  v.regex(/^#[0-9a-f]{6}$/i, colorMessage),
  v.toLowerCase(),
);

const radius = (px: number) =>
  v.optional(
    v.pipe(
      v.number("must be a number"),
      v.integer("must be a whole number"),
      v.minValue(0, "must be 0 or more"),
      v.maxValue(largestRadius, `must be ${largestRadius} or less`),
    ),
    px,
  );

/** What a partner has chosen. Anything missing is Circlet's. */
export const draftSchema = v.object({
  name: v.optional(brandName, "yours"),
  palette: v.optional(
    v.object(
      Object.fromEntries(
        Object.entries(palette).map(([name, token]) => [name, v.optional(hexSchema, token.$value.hex)]),
      ),
    ),
    {},
  ),
  font: v.optional(
    v.picklist(
      fonts.map(({ name }) => name),
      "must be one of the packaged fonts",
    ),
    circlet.font.display.$value[0] ?? "",
  ),
  radius: v.optional(
    v.object({
      image: radius(circlet.radius.image.$value.value),
      control: radius(circlet.radius.control.$value.value),
      panel: radius(circlet.radius.panel.$value.value),
    }),
    {},
  ),
});

export type ThemeDraft = v.InferOutput<typeof draftSchema>;

export const defaultDraft: ThemeDraft = v.parse(draftSchema, {});
