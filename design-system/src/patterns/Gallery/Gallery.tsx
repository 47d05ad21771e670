import { useState, type MouseEvent, type ReactNode } from "react";
import { classNames } from "../../css/class-names.ts";
import { galleryPictures, mobileBreakpoint } from "../../constants.ts";
import { galleryStrings } from "../../strings.ts";
import { Picture, type PictureSource } from "../Picture/Picture.tsx";
import * as css from "./Gallery.css.ts";
import { stripPosition } from "./strip-position.ts";

export interface GalleryProps {
  /** The first eight are shown (specification A9). */
  pictures: readonly PictureSource[];
  /** Opens a picture large. Without it, and without JavaScript, the link leads to the picture itself. */
  onOpen?: ((index: number) => void) | undefined;
  labels?: typeof galleryStrings | undefined;
  className?: string | undefined;
}

const sizes = `(min-width: 1024px) min(436px, 30vw), (min-width: ${mobileBreakpoint}px) 30vw, 92vw`;

/** Two columns; on phones a strip that snaps. The first picture is what a visitor waits for. */
export function Gallery({ pictures, onOpen, labels = galleryStrings, className }: GalleryProps): ReactNode {
  const [current, setCurrent] = useState(0);
  const shown = pictures.slice(0, galleryPictures);

  return (
    <div className={classNames(css.root, className)} data-component="gallery">
      <ul
        role="list"
        aria-label={labels.gallery}
        className={css.list}
        onScroll={(event) => setCurrent(stripPosition(event.currentTarget))}
      >
        {shown.map((picture, index) => (
          <li key={picture.src} className={css.item}>
            <a
              href={picture.src}
              className={classNames(css.place, onOpen && css.opens)}
              aria-label={labels.enlarge(picture.alt || labels.picture(index + 1, shown.length))}
              onClick={onOpen && ((event) => openLarge(event, () => onOpen(index)))}
            >
              <span className={css.frame} data-part={index === 0 ? "lead-picture" : undefined}>
                <Picture sizes={sizes} {...picture} priority={index === 0} className={css.picture} />
              </span>
            </a>
          </li>
        ))}
      </ul>
      {shown.length > 1 ? (
        <div className={css.dots} aria-hidden="true">
          {shown.map((picture, index) => (
            <span key={picture.src} className={css.dot} data-current={index === current ? "" : undefined} />
          ))}
        </div>
      ) : null}
    </div>
  );
}

/** Whoever asks for a new tab gets it: only a plain press opens the picture here. */
function openLarge(event: MouseEvent, open: () => void): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  open();
}
