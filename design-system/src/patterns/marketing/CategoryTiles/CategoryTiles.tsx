import type { ReactNode } from "react";
import { mobileBreakpoint } from "../../../constants.ts";
import { classNames } from "../../../css/class-names.ts";
import type { RootProps } from "../../../css/root-props.ts";
import { NavigationLink } from "../../layout/Navigation/NavigationLink.tsx";
import { ArtDirectedImage, type ArtDirection } from "../../catalog/Image/ArtDirectedImage.tsx";
import { Image, type ImageSource } from "../../catalog/Image/Image.tsx";
import * as css from "./CategoryTiles.css.ts";

export interface CategoryTile {
  title: ReactNode;
  href: string;
  /** Decorative, because the title says the same. */
  image: ImageSource;
  /** The image, with a separate file for phones. */
  mobileImage?: ArtDirection["mobile"] | undefined;
  /** "1,204 items". */
  note?: string;
}

export interface CategoryTilesProps extends RootProps<"ul"> {
  /** The categories, each with an image and where it leads. */
  tiles: readonly CategoryTile[];
  /** Three tiles of different widths, or six equal ones. */
  layout: "editorial" | "six";
  headingLevel?: 2 | 3;
  className?: string | undefined;
}

const sizes = {
  editorial: `(min-width: ${mobileBreakpoint}px) 40vw, 100vw`,
  six: `(min-width: 1200px) 16vw, (min-width: ${mobileBreakpoint}px) 33vw, 50vw`,
} as const;

/** Images that lead to categories. */
export function CategoryTiles({ tiles, layout, headingLevel = 3, className, ...rest }: CategoryTilesProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ul
      role="list"
      {...rest}
      className={classNames(css.layouts[layout], className)}
      data-component="category-tiles"
    >
      {tiles.map((tile, index) => {
        const isLead = layout === "editorial" && index === 0;
        return (
          <li key={tile.href} className={classNames(css.tile, isLead && css.lead)}>
            <div className={classNames(css.place, isLead ? css.leadPlace : css.places[layout])}>
              <TileImage tile={tile} sizes={sizes[layout]} />
            </div>
            <div className={css.captions[layout]}>
              <Heading className={css.title}>
                <NavigationLink href={tile.href} className={css.link}>
                  {tile.title}
                </NavigationLink>
              </Heading>
              {tile.note ? <p className={css.note}>{tile.note}</p> : null}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function TileImage({ tile, sizes }: { tile: CategoryTile; sizes: string }) {
  const { image, mobileImage } = tile;
  if (!mobileImage) return <Image sizes={sizes} {...image} className={css.image} />;
  return <ArtDirectedImage desktop={{ sizes, ...image }} mobile={mobileImage} className={css.image} />;
}
