import { createContext, use, useMemo, useState, type ReactNode } from "react";
import { classNames } from "../../../css/class-names.ts";
import type { RootProps } from "../../../css/root-props.ts";
import { galleryStrings } from "../../../strings.ts";
import { useLabels } from "../../../labels/use-labels.ts";
import * as css from "./Gallery.css.ts";
import { stripPosition } from "./strip-position.ts";

interface Position {
  current: number;
  setCurrent: (index: number) => void;
}

const PositionContext = createContext<Position>({ current: 0, setCurrent: () => undefined });

export interface GalleryRootProps extends RootProps<"div", "onSelect"> {
  children: ReactNode;
}

/** The container for a list of images and the dots that follow its position. */
export function GalleryRoot({ className, children, ...rest }: GalleryRootProps): ReactNode {
  const [current, setCurrent] = useState(0);
  const position = useMemo(() => ({ current, setCurrent }), [current]);
  return (
    <div {...rest} className={classNames(css.root, className)} data-component="gallery">
      <PositionContext value={position}>{children}</PositionContext>
    </div>
  );
}

export interface GalleryListProps extends RootProps<"ul", "onScroll"> {
  /** `GalleryItem` elements. */
  children: ReactNode;
  labels?: Partial<typeof galleryStrings> | undefined;
}

/** Images in two columns or, on phones, in a row with scroll snapping. */
export function GalleryList({ labels, className, ...rest }: GalleryListProps): ReactNode {
  const { setCurrent } = use(PositionContext);
  return (
    <ul
      role="list"
      aria-label={useLabels(galleryStrings, labels).gallery}
      {...rest}
      className={classNames(css.list, className)}
      onScroll={(event) => setCurrent(stripPosition(event.currentTarget))}
    />
  );
}

export interface GalleryDotsProps extends RootProps<"div"> {
  /** The number of images. */
  count: number;
}

/** Dots that show the position on phones, hidden from screen readers. */
export function GalleryDots({ count, className, ...rest }: GalleryDotsProps): ReactNode {
  const { current } = use(PositionContext);
  return (
    <div {...rest} className={classNames(css.dots, className)} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={css.dot} data-current={index === current ? "" : undefined} />
      ))}
    </div>
  );
}
