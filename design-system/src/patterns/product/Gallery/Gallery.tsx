import type { ReactNode } from "react";
import { galleryImages } from "../../../constants.ts";
import type { RootProps } from "../../../css/root-props.ts";
import { galleryStrings } from "../../../strings.ts";
import { useLabels } from "../../../labels/use-labels.ts";
import type { ImageSource } from "../../catalog/Image/Image.tsx";
import { GalleryItem } from "./GalleryItem.tsx";
import { GalleryDots, GalleryList, GalleryRoot } from "./GalleryRoot.tsx";

export interface GalleryProps extends RootProps<"div", "onSelect"> {
  /** The images, of which at most eight show. */
  images: readonly ImageSource[];
  /** Opens the large view. Without a handler or JavaScript, the links open the image files. */
  onSelect?: ((index: number) => void) | undefined;
  labels?: Partial<typeof galleryStrings> | undefined;
  className?: string | undefined;
}

/** Images in two columns or, on phones, in a row with scroll snapping. The first one loads with high priority. */
export function Gallery({ images, onSelect, labels: given, ...rest }: GalleryProps): ReactNode {
  const labels = useLabels(galleryStrings, given);
  const shown = images.slice(0, galleryImages);
  return (
    <GalleryRoot {...rest}>
      <GalleryList labels={labels}>
        {shown.map((image, index) => (
          <GalleryItem
            key={image.src}
            image={image}
            name={image.alt || labels.image(index + 1, shown.length)}
            priority={index === 0}
            onSelect={onSelect && (() => onSelect(index))}
            labels={labels}
          />
        ))}
      </GalleryList>
      {shown.length > 1 && <GalleryDots count={shown.length} />}
    </GalleryRoot>
  );
}
