import { useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { IconButton } from "../../components/IconButton/IconButton.tsx";
import { ChevronEndIcon, ChevronStartIcon } from "../../primitives/Icon/icons.tsx";
import type { galleryStrings } from "../../strings.ts";
import { Picture, type PictureSource } from "../Picture/Picture.tsx";
import * as css from "./GalleryDialog.css.ts";
import { stripPosition } from "./strip-position.ts";

interface GalleryStageProps {
  pictures: readonly PictureSource[];
  start: number;
  labels: typeof galleryStrings;
}

/** Nothing in the strip takes the focus: the keyboard needs the strip itself, and its arrows scroll it. */
const scroller = { tabIndex: 0 } as const;

/** One picture beside the other in a strip that snaps: fingers, arrow keys and buttons go through it. */
export function GalleryStage({ pictures, start, labels }: GalleryStageProps): ReactNode {
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(start);

  /** Past the last comes the first, before the first the last. */
  function turn(by: 1 | -1): void {
    bringIntoView(strip.current?.children[(current + by + pictures.length) % pictures.length]);
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
            <Picture {...picture} sizes="100vw" priority={index === start} className={css.picture} />
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <div className={css.controls}>
          <IconButton look="outlined" label={labels.previous} onClick={() => turn(-1)}>
            <ChevronStartIcon />
          </IconButton>
          <p role="status" className={css.position}>
            {labels.picture(current + 1, pictures.length)}
          </p>
          <IconButton look="outlined" label={labels.next} onClick={() => turn(1)}>
            <ChevronEndIcon />
          </IconButton>
        </div>
      )}
    </div>
  );
}

function bringIntoView(picture: Element | undefined, behavior: ScrollBehavior = "auto"): void {
  picture?.scrollIntoView({ behavior, block: "nearest", inline: "start" });
}
