import { CategoryTiles, Container } from "@circlet/design-system";
import { categoryPath } from "~/shop/paths";
import * as messages from "~/messages/en/home";
import { mayHaveProducts, type TilesSection } from "./home-section";
import type { TileCounts } from "./load-home";

export interface HomeTilesProps extends TilesSection {
  readonly counts: TileCounts | null;
}

/** Six category tiles. If their product counts are known, only those of categories with products. */
export function HomeTiles({ label, tiles, counts }: HomeTilesProps) {
  return (
    <Container as="section" aria-label={label}>
      <CategoryTiles
        layout="six"
        headingLevel={2}
        tiles={tiles
          .filter((tile) => mayHaveProducts(tile, counts))
          .map(({ key, title, slug, image }) => {
            const count = counts?.[key];
            return {
              title,
              href: categoryPath(slug),
              image: image.desktop,
              mobileImage: image.mobile,
              ...(count != null && { note: messages.items(count) }),
            };
          })}
      />
    </Container>
  );
}
