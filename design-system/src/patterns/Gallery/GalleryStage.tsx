import { useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { IconButton } from "../../components/IconButton/IconButton.tsx";
import { ChevronEndIcon, ChevronStartIcon } from "../../primitives/Icon/icons.tsx";
import type { galleryStrings } from "../../strings.ts";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import type { PictureSource } from "../Picture/Picture.tsx";
import * as css from "./GalleryDialog.css.ts";
import { stripPosition } from "./strip-position.ts";
import { Thumbnails } from "./Thumbnails.tsx";
import { ZoomPicture } from "./ZoomPicture.tsx";

interface GalleryStageProps {
  pictures: readonly PictureSource[];
  start: number;
  labels: typeof galleryStrings;
}

/** The strip takes the focus, so that the arrow keys scroll it. */
const scroller = { tabIndex: 0 } as const;

/** One picture beside the other in a strip that snaps: fingers, arrow keys, buttons and thumbnails go through it. */
export function GalleryStage({ pictures, start, labels }: GalleryStageProps): ReactNode {
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(start);

  function show(index: number): void {
    bringIntoView(strip.current?.children[index]);
  }

  /** Past the last comes the first, before the first the last. */
  function turn(by: 1 | -1): void {
    show((current + by + pictures.length) % pictures.length);
  }

  useLayoutEffect(() => bringIntoView(strip.current?.children[start], "instant"), [start]);

  return (
    <div className={css.stage}>
      <ul
        ref={strip}
        {...scroller}
        role="list"
        aria-label={labels.gallery}
        className={css.strip}
        onScroll={(event) => setCurrent(stripPosition(event.currentTarget))}
      >
        {pictures.map((picture, index) => (
          <li key={picture.src} className={css.item}>
            <ZoomPicture
              picture={picture}
              isCurrent={index === current}
              priority={index === start}
              name={picture.alt || labels.picture(index + 1, pictures.length)}
              labels={labels}
            />
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <div className={css.controls}>
          <IconButton look="outlined" label={labels.previous} onClick={() => turn(-1)}>
            <ChevronStartIcon />
          </IconButton>
          <Thumbnails pictures={pictures} current={current} onChoose={show} labels={labels} />
          <IconButton look="outlined" label={labels.next} onClick={() => turn(1)}>
            <ChevronEndIcon />
          </IconButton>
        </div>
      )}
      <VisuallyHidden as="p" role="status">
        {labels.picture(current + 1, pictures.length)}
      </VisuallyHidden>
    </div>
  );
}

function bringIntoView(picture: Element | undefined, behavior: ScrollBehavior = "auto"): void {
  picture?.scrollIntoView({ behavior, block: "nearest", inline: "start" });
}
