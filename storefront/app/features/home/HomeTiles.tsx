import { CategoryTiles, Container } from "@circlet/design-system";
import { categoryPath } from "~/lib/paths";
import type { TilesSection } from "./home-section";
import type { TileCounts } from "./load-home";

export interface HomeTilesProps extends TilesSection {
  readonly counts: TileCounts | null;
}

/** Six tiles of one size (HOME-4), with how many pieces each leads to where that is known. */
export function HomeTiles({ label, tiles, counts }: HomeTilesProps) {
  return (
    <Container as="section" aria-label={label}>
      <CategoryTiles
        layout="six"
        headingLevel={2}
        tiles={tiles.map(({ key, title, slug, picture }) => {
          const count = counts?.[key];
          return {
            title,
            href: categoryPath(slug),
            picture: picture.desktop,
            mobilePicture: picture.mobile,
            ...(count != null && { note: `${count.toLocaleString("en-US")} pieces` }),
          };
        })}
      />
    </Container>
  );
}
