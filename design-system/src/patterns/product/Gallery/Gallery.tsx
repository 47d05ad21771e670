import { useState, type MouseEvent, type ReactNode } from "react";
import { classNames } from "../../../css/class-names.ts";
import type { RootProps } from "../../../css/root-props.ts";
import { galleryImages, mobileBreakpoint } from "../../../constants.ts";
import { galleryStrings } from "../../../strings.ts";
import { withDefaults } from "../../../strings/with-defaults.ts";
import { Image, type ImageSource } from "../../catalog/Image/Image.tsx";
import * as css from "./Gallery.css.ts";
import { stripPosition } from "./strip-position.ts";

export interface GalleryProps extends RootProps<"div", "onSelect"> {
  /** At most eight are shown. */
  images: readonly ImageSource[];
  /** Opens the large view. Without it, and without JavaScript, the link opens the image file. */
  onSelect?: ((index: number) => void) | undefined;
  labels?: Partial<typeof galleryStrings> | undefined;
  className?: string | undefined;
}

const sizes = `(min-width: 1024px) min(436px, 30vw), (min-width: ${mobileBreakpoint}px) 30vw, 92vw`;

/** Two columns; on phones a row with scroll snapping. The first image loads with high priority. */
export function Gallery({ images, onSelect, labels: given, className, ...rest }: GalleryProps): ReactNode {
  const labels = withDefaults(galleryStrings, given);
  const [current, setCurrent] = useState(0);
  const shown = images.slice(0, galleryImages);

  return (
    <div {...rest} className={classNames(css.root, className)} data-component="gallery">
      <ul
        role="list"
        aria-label={labels.gallery}
        className={css.list}
        onScroll={(event) => setCurrent(stripPosition(event.currentTarget))}
      >
        {shown.map((image, index) => (
          <li key={image.src} className={css.item}>
            <a
              href={image.src}
              className={classNames(css.place, onSelect && css.opens)}
              aria-label={labels.enlarge(image.alt || labels.image(index + 1, shown.length))}
              onClick={onSelect && ((event) => openLarge(event, () => onSelect(index)))}
            >
              <Image sizes={sizes} {...image} priority={index === 0} className={css.image} />
            </a>
          </li>
        ))}
      </ul>
      {shown.length > 1 ? (
        <div className={css.dots} aria-hidden="true">
          {shown.map((image, index) => (
            <span key={image.src} className={css.dot} data-current={index === current ? "" : undefined} />
          ))}
        </div>
      ) : null}
    </div>
  );
}

/** Modified clicks open a new tab; only a plain click opens the large view. */
function openLarge(event: MouseEvent, open: () => void): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  open();
}
