import type { ReactNode } from "react";
import { imageWidths } from "../../../constants.ts";
import type { galleryStrings } from "../../../strings.ts";
import { Image, type ImageSource } from "../../catalog/Image/Image.tsx";
import * as css from "./Thumbnails.css.ts";

interface ThumbnailsProps {
  images: readonly ImageSource[];
  current: number;
  onSelect: (index: number) => void;
  labels: typeof galleryStrings;
}

export function Thumbnails({ images, current, onSelect, labels }: ThumbnailsProps): ReactNode {
  return (
    <ul role="list" aria-label={labels.thumbnails} className={css.list}>
      {images.map((image, index) => (
        <li key={image.src}>
          <button
            type="button"
            className={css.button}
            aria-current={index === current ? "true" : undefined}
            aria-label={image.alt || labels.image(index + 1, images.length)}
            onClick={() => onSelect(index)}
          >
            <Image name={image.alt} {...image} alt="" sizes={`${imageWidths.tiny}px`} className={css.image} />
          </button>
        </li>
      ))}
    </ul>
  );
}
