import type { StyleRule } from "@vanilla-extract/css";
import { displayTypes } from "../theme/generated/display-types.ts";
import { vars } from "../theme/vars.css.ts";

type TypeName = keyof typeof vars.type;

const isDisplay = (name: TypeName): boolean => (displayTypes as readonly TypeName[]).includes(name);

/** Font size, line height and family of one step of the type scale. */
export function textStyle(name: TypeName): StyleRule {
  const { size, lineHeight } = vars.type[name];
  if (!isDisplay(name)) return { fontSize: size, lineHeight };
  return { fontFamily: vars.font.display, fontSize: size, lineHeight, letterSpacing: vars.tracking.display };
}
