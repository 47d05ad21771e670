import type { MouseEvent, ReactNode } from "react";
import { isPlainClick } from "../../../components/Modal/plain-click.ts";
import { mobileBreakpoint } from "../../../constants.ts";
import { classNames } from "../../../css/class-names.ts";
import type { RootProps } from "../../../css/root-props.ts";
import { galleryStrings } from "../../../strings.ts";
import { useLabels } from "../../../labels/use-labels.ts";
import { Image, type ImageSource } from "../../catalog/Image/Image.tsx";
import * as css from "./Gallery.css.ts";

export interface GalleryItemProps extends RootProps<"li", "onSelect"> {
  image: ImageSource;
  /** What the image shows. Defaults to its `alt`. */
  name?: string | undefined;
  /** Loads with high priority. Set it for the first image. */
  priority?: boolean | undefined;
  /** Opens the large view. Without a handler or JavaScript, the link opens the image file. */
  onSelect?: (() => void) | undefined;
  labels?: Partial<typeof galleryStrings> | undefined;
}

const sizes = `(min-width: 1024px) min(436px, 30vw), (min-width: ${mobileBreakpoint}px) 30vw, 92vw`;

/** An image that links to its large view. */
export function GalleryItem({
  image,
  name,
  priority = false,
  onSelect,
  labels,
  className,
  ...rest
}: GalleryItemProps): ReactNode {
  return (
    <li {...rest} className={classNames(css.item, className)}>
      <a
        href={image.src}
        className={classNames(css.place, onSelect && css.opens)}
        aria-label={useLabels(galleryStrings, labels).enlarge(name ?? image.alt)}
        onClick={onSelect && ((event) => openLarge(event, onSelect))}
      >
        <Image sizes={sizes} {...image} priority={priority} className={css.image} />
      </a>
    </li>
  );
}

function openLarge(event: MouseEvent<HTMLElement>, open: () => void): void {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  // Safari does not focus clicked links, but the dialog returns focus to what has it.
  event.currentTarget.focus({ preventScroll: true });
  open();
}
