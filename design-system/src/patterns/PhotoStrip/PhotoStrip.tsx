import { mobileBreakpoint } from "../../constants.ts";
import { classNames } from "../../css/class-names.ts";
import { Picture, type PictureSource } from "../Picture/Picture.tsx";
import * as css from "./PhotoStrip.css.ts";

export interface CustomerPhoto {
  picture: PictureSource;
  /** Who wears it: "Ines, Portland". */
  credit?: string;
}

export interface PhotoStripProps {
  photos: readonly CustomerPhoto[];
  /** What the strip shows, for screen readers. */
  label: string;
  className?: string | undefined;
}

/** On phones the strip scrolls and holds nothing to focus: the keyboard needs the strip itself. */
const scrolledByKeys = { tabIndex: 0 };

/** Pictures of shoppers, side by side; on phones a strip to swipe. */
export function PhotoStrip({ photos, label, className }: PhotoStripProps) {
  if (photos.length === 0) return null;
  return (
    <ul
      role="list"
      aria-label={label}
      {...scrolledByKeys}
      className={classNames(css.list, className)}
      data-component="photo-strip"
    >
      {photos.map(({ picture, credit }) => (
        <li key={picture.src} className={css.item}>
          <figure>
            <div className={css.place}>
              <Picture
                sizes={`(min-width: ${mobileBreakpoint}px) 17vw, 38vw`}
                width={480}
                height={480}
                {...picture}
                className={css.picture}
              />
            </div>
            {credit ? <figcaption className={css.credit}>{credit}</figcaption> : null}
          </figure>
        </li>
      ))}
    </ul>
  );
}
