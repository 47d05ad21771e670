import { mobileBreakpoint } from "../../constants.ts";
import { classNames } from "../../css/class-names.ts";
import { NavigationLink } from "../Navigation/NavigationLink.tsx";
import { ArtPicture, type ArtDirection } from "../Picture/ArtPicture.tsx";
import { Picture, type PictureSource } from "../Picture/Picture.tsx";
import * as css from "./CategoryTiles.css.ts";

export interface CategoryTile {
  title: string;
  href: string;
  /** Decorative: the title says it. */
  picture: PictureSource;
  /** Drawn apart for phones. */
  mobilePicture?: ArtDirection["mobile"] | undefined;
  /** "1,204 pieces". */
  note?: string;
}

export interface CategoryTilesProps {
  tiles: readonly CategoryTile[];
  /** Three of unequal width, or six alike. */
  layout: "editorial" | "six";
  headingLevel?: 2 | 3;
  className?: string | undefined;
}

const sizes = {
  editorial: `(min-width: ${mobileBreakpoint}px) 40vw, 100vw`,
  six: `(min-width: 1200px) 16vw, (min-width: ${mobileBreakpoint}px) 33vw, 50vw`,
} as const;

export function CategoryTiles({ tiles, layout, headingLevel = 3, className }: CategoryTilesProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ul role="list" className={classNames(css.layouts[layout], className)} data-component="category-tiles">
      {tiles.map((tile, index) => {
        const isLead = layout === "editorial" && index === 0;
        return (
          <li key={tile.href} className={classNames(css.tile, isLead && css.lead)}>
            <div className={classNames(css.place, isLead ? css.leadPlace : css.places[layout])}>
              <TilePicture tile={tile} sizes={sizes[layout]} />
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

function TilePicture({ tile, sizes }: { tile: CategoryTile; sizes: string }) {
  const { picture, mobilePicture } = tile;
  if (!mobilePicture) return <Picture sizes={sizes} {...picture} className={css.picture} />;
  return <ArtPicture desktop={{ sizes, ...picture }} mobile={mobilePicture} className={css.picture} />;
}
