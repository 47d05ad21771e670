import { CategoryTiles, Container } from "@circlet/design-system";
import { pictureOf } from "~/lib/picture";
import type { HomeTile } from "./load-home";

/** Six tiles of one size, each with the newest piece of its category (HOME-4). */
export function HomeTiles({ tiles }: { readonly tiles: readonly HomeTile[] }) {
  return (
    <Container as="section" aria-label="Categories">
      <CategoryTiles
        layout="six"
        headingLevel={2}
        tiles={tiles.map(({ title, href, image, count }) => ({
          title,
          href,
          picture: pictureOf(image, ""),
          ...(count !== null && { note: `${count.toLocaleString("en-US")} pieces` }),
        }))}
      />
    </Container>
  );
}
