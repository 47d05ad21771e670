import { recipe } from "../../css/recipe.ts";
import { primitive } from "../../css/layered.ts";
import { media } from "../../css/media.ts";
import { vars } from "../../theme/vars.css.ts";

const columns = (count: number): { gridTemplateColumns: string } => ({
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
});

export const grid = recipe({
  base: primitive({ display: "grid", columnGap: vars.layout.gridGap, rowGap: vars.space.xl }),
  variants: {
    columns: {
      // Four columns above 1320 px, three above 850 px, else two.
      cards: primitive({
        ...columns(2),
        "@media": { [media.wide]: columns(3), [media.full]: columns(4) },
      }),
      halves: primitive({ ...columns(1), "@media": { [media.desktop]: columns(2) } }),
      thirds: primitive({ ...columns(1), "@media": { [media.desktop]: columns(3) } }),
      quarters: primitive({ ...columns(2), "@media": { [media.desktop]: columns(4) } }),
    },
  },
  defaultVariants: { columns: "cards" },
});
