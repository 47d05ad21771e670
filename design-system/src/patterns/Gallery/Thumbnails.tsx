import type { ReactNode } from "react";
import { imageWidths } from "../../constants.ts";
import type { galleryStrings } from "../../strings.ts";
import { Picture, type PictureSource } from "../Picture/Picture.tsx";
import * as css from "./Thumbnails.css.ts";

interface ThumbnailsProps {
  pictures: readonly PictureSource[];
  current: number;
  onChoose: (index: number) => void;
  labels: typeof galleryStrings;
}

/** All pictures in small: what there is, and the way to each. */
export function Thumbnails({ pictures, current, onChoose, labels }: ThumbnailsProps): ReactNode {
  return (
    <ul role="list" aria-label={labels.thumbnails} className={css.list}>
      {pictures.map((picture, index) => (
        <li key={picture.src}>
          <button
            type="button"
            className={css.button}
            aria-current={index === current ? "true" : undefined}
            aria-label={picture.alt || labels.picture(index + 1, pictures.length)}
            onClick={() => onChoose(index)}
          >
            <Picture {...picture} alt="" sizes={`${imageWidths.tiny}px`} className={css.picture} />
          </button>
        </li>
      ))}
    </ul>
  );
}
