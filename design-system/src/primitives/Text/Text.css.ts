import { recipe } from "../../css/recipe.ts";
import { primitive } from "../../css/layered.ts";
import { vars } from "../../theme/vars.css.ts";

const size = (name: "lead" | "body" | "label" | "small" | "caption" | "micro") =>
  primitive({ margin: 0, fontSize: vars.type[name].size, lineHeight: vars.type[name].lineHeight });

export const text = recipe({
  variants: {
    size: {
      lead: size("lead"),
      body: size("body"),
      label: size("label"),
      small: size("small"),
      caption: size("caption"),
      micro: size("micro"),
    },
    tone: {
      default: primitive({ color: vars.color.text }),
      muted: primitive({ color: vars.color.textMuted }),
      sale: primitive({ color: vars.color.sale }),
      lowStock: primitive({ color: vars.color.lowStock }),
      danger: primitive({ color: vars.color.danger }),
      success: primitive({ color: vars.color.success }),
      inverse: primitive({ color: vars.color.textInverse }),
      inherit: {},
    },
    weight: {
      regular: primitive({ fontWeight: vars.weight.regular }),
      medium: primitive({ fontWeight: vars.weight.medium }),
      semibold: primitive({ fontWeight: vars.weight.semibold }),
    },
    truncate: {
      true: primitive({ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" }),
    },
    align: {
      start: {},
      center: primitive({ textAlign: "center" }),
      end: primitive({ textAlign: "end" }),
    },
  },
  defaultVariants: { size: "body", tone: "inherit" },
});
