import { CategoryTiles, Container } from "@circlet/design-system";
import { categoryPath } from "~/lib/paths";
import { tiles, tileSize } from "./home-content";
import type { TileCounts } from "./load-home";

/** Six tiles of one size (HOME-4), with how many pieces each leads to where that is known. */
export function HomeTiles({ counts }: { readonly counts: TileCounts | null }) {
  return (
    <Container as="section" aria-label="Categories">
      <CategoryTiles
        layout="six"
        headingLevel={2}
        tiles={tiles.map(({ key, title, slug, src }) => {
          const count = counts?.[key];
          return {
            title,
            href: categoryPath(slug),
            picture: { src, alt: "", ...tileSize },
            ...(count != null && { note: `${count.toLocaleString("en-US")} pieces` }),
          };
        })}
      />
    </Container>
  );
}
