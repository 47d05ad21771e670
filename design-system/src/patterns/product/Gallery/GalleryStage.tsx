import { useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { ChevronEndIcon, ChevronStartIcon } from "../../../primitives/Icon/icons.tsx";
import { classNames } from "../../../css/class-names.ts";
import type { RootProps } from "../../../css/root-props.ts";
import { galleryStrings } from "../../../strings.ts";
import { useLabels } from "../../../labels/use-labels.ts";
import { VisuallyHidden } from "../../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import type { ImageSource } from "../../catalog/Image/Image.tsx";
import * as css from "./GalleryDialog.css.ts";
import { stripPosition } from "./strip-position.ts";
import { Thumbnails } from "./Thumbnails.tsx";
import { ZoomImage } from "./ZoomImage.tsx";

export interface GalleryStageProps extends RootProps<"div"> {
  /** The product's images, in order. */
  images: readonly ImageSource[];
  /** The index of the first image to show, from 0. */
  start?: number | undefined;
  labels?: Partial<typeof galleryStrings> | undefined;
}

/** Focuses the row, so that arrow keys scroll it. */
const scroller = { tabIndex: 0 } as const;

/** The images in a row with scroll snapping, controlled by touch, arrow keys, buttons and thumbnails. */
export function GalleryStage(props: GalleryStageProps): ReactNode {
  const { images, start = 0, labels: given, className, ...rest } = props;
  const labels = useLabels(galleryStrings, given);
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(start);

  function showImage(index: number): void {
    bringIntoView(strip.current?.children[index]);
  }

  /** Scrolls to an image, wrapping around at both ends. */
  function showNeighbor(by: 1 | -1): void {
    showImage((current + by + images.length) % images.length);
  }

  useLayoutEffect(() => bringIntoView(strip.current?.children[start], "instant"), [start]);

  return (
    <div {...rest} className={classNames(css.stage, className)}>
      <ul
        ref={strip}
        {...scroller}
        role="list"
        aria-label={labels.gallery}
        className={css.strip}
        onScroll={(event) => setCurrent(stripPosition(event.currentTarget))}
      >
        {images.map((image, index) => (
          <li key={image.src} className={css.item}>
            <ZoomImage
              image={image}
              isCurrent={index === current}
              priority={index === start}
              name={image.alt || labels.image(index + 1, images.length)}
              labels={labels}
            />
          </li>
        ))}
      </ul>
      {images.length > 1 && (
        <div className={css.controls}>
          <IconButton variant="outline" label={labels.previous} onClick={() => showNeighbor(-1)}>
            <ChevronStartIcon />
          </IconButton>
          <Thumbnails images={images} current={current} onSelect={showImage} labels={labels} />
          <IconButton variant="outline" label={labels.next} onClick={() => showNeighbor(1)}>
            <ChevronEndIcon />
          </IconButton>
        </div>
      )}
      <VisuallyHidden as="p" role="status">
        {labels.image(current + 1, images.length)}
      </VisuallyHidden>
    </div>
  );
}

/** jsdom does not scroll. */
function bringIntoView(image: Element | undefined, behavior: ScrollBehavior = "auto"): void {
  image?.scrollIntoView?.({ behavior, block: "nearest", inline: "start" });
}
