import { mobileBreakpoint } from "../../../constants.ts";
import { classNames } from "../../../css/class-names.ts";
import type { RootProps } from "../../../css/root-props.ts";
import { Image, type ImageSource } from "../../catalog/Image/Image.tsx";
import * as css from "./PhotoStrip.css.ts";

export interface CustomerPhoto {
  image: ImageSource;
  /** The customer's name and city: "Ines, Portland". */
  credit?: string;
}

export interface PhotoStripProps extends RootProps<"ul"> {
  /** Photos of customers, with what they show. */
  photos: readonly CustomerPhoto[];
  /** The row's accessible name. */
  label: string;
  className?: string | undefined;
}

/** Focusable, so that the keyboard can scroll the row on phones. */
const scrolledByKeys = { tabIndex: 0 };

/** A row of customer photos that scrolls horizontally on phones. */
export function PhotoStrip({ photos, label, className, ...rest }: PhotoStripProps) {
  if (photos.length === 0) return null;
  return (
    <ul
      role="list"
      aria-label={label}
      {...scrolledByKeys}
      {...rest}
      className={classNames(css.list, className)}
      data-component="photo-strip"
    >
      {photos.map(({ image, credit }) => (
        <li key={image.src} className={css.item}>
          <figure>
            <div className={css.place}>
              <Image
                sizes={`(min-width: ${mobileBreakpoint}px) 17vw, 38vw`}
                width={480}
                height={480}
                {...image}
                className={css.image}
              />
            </div>
            {credit ? <figcaption className={css.credit}>{credit}</figcaption> : null}
          </figure>
        </li>
      ))}
    </ul>
  );
}
