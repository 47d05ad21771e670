import type { StyleRule } from "@vanilla-extract/css";
import { vars } from "../theme/vars.css.ts";

type TypeName = keyof typeof vars.type;

const displayTypes: ReadonlySet<TypeName> = new Set(["hero", "h1", "h2", "h3"]);

/** Font size, line height and family of one step of the type scale. */
export function textStyle(name: TypeName): StyleRule {
  const { size, lineHeight } = vars.type[name];
  if (!displayTypes.has(name)) return { fontSize: size, lineHeight };
  return { fontFamily: vars.font.display, fontSize: size, lineHeight, letterSpacing: vars.tracking.display };
}
