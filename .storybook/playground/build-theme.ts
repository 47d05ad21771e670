import { readBrandFile } from "../../design-system/tokens/brand-file.ts";
import { circlet, schemes, themeTokens } from "../../design-system/tokens/brand-theme.ts";
import { hexColor } from "../../design-system/tokens/color.ts";
import { contrastFailures, type ContrastFailure } from "../../design-system/tokens/contrast.ts";
import { completeBrand } from "../../design-system/tokens/derive.ts";
import { brandStylesheet } from "../../design-system/tokens/emit-css.ts";
import { adviceFor, failureMessage } from "../../design-system/tokens/nearest-tone.ts";
import type { Token } from "../../design-system/tokens/token.ts";
import { fonts } from "./fonts.ts";
import { paletteUses, radiusNames, type ThemeDraft } from "./theme-draft.ts";

/** The `data-brand` of the preview pages. */
export const previewBrand = "playground";

/** Converts a draft to a token file for `tokens/brands`, in the W3C design-tokens format. */
export function tokenFile({ name, palette, font, radius }: ThemeDraft): object {
  const { families, source } = fonts.find((each) => each.name === font) ?? { families: [font] };
  return {
    $description: `The theme of ${name}.`,
    ...(source && { $extensions: { "example.circlet.font": source } }),
    palette: {
      $type: "color",
      ...Object.fromEntries(
        Object.entries(palette).map(([color, hex]) => [
          color,
          { $value: hexColor(hex), $description: paletteUses[color] },
        ]),
      ),
    },
    font: { $type: "fontFamily", display: { $value: families, $description: "Headlines" } },
    radius: {
      $type: "dimension",
      ...Object.fromEntries(
        radiusNames.map((part) => [part, { $value: { value: radius[part], unit: "px" } }]),
      ),
    },
  };
}

/** A palette color that is hard to read somewhere. */
export interface Finding {
  /** The palette color's name, or the token's path if it is not in the palette. */
  name: string;
  /** The hex value of the nearest tone that passes everywhere. */
  nearest: string | undefined;
  /** One sentence for each failing pair. */
  messages: readonly string[];
}

export interface BuiltTheme {
  /** The stylesheet, as the token build would write it. */
  css: string;
  findings: readonly Finding[];
}

export function buildTheme(draft: ThemeDraft): BuiltTheme {
  const { tokens } = readBrandFile(draft.name, tokenFile(draft), circlet);
  const brand = completeBrand(tokens);
  const themes = Object.entries(schemes).map(([scheme, roles]) => ({
    scheme,
    tokens: themeTokens(brand, roles),
  }));
  const all = themes.map((theme) => theme.tokens);
  const failing = themes.flatMap(({ scheme, tokens: theme }) =>
    contrastFailures(theme).map((failure) => ({ scheme, theme, failure })),
  );
  return {
    css: brandStylesheet({ name: previewBrand, tokens: brand, font: undefined }),
    findings: findingsOf(failing, all),
  };
}

interface Failing {
  scheme: string;
  theme: Map<string, Token>;
  failure: ContrastFailure;
}

function findingsOf(failing: readonly Failing[], all: readonly Map<string, Token>[]): Finding[] {
  const advised = failing.map(({ scheme, theme, failure }) => ({
    ...adviceFor(failure, theme, all),
    message: `${scheme}: ${failureMessage(failure, theme, all)}`,
  }));
  return [...Map.groupBy(advised, ({ token }) => token)].map(([token, group]) => ({
    name: token.replace("palette.", ""),
    nearest: group[0]?.nearest?.hex,
    messages: group.map(({ message }) => message),
  }));
}
