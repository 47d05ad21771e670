import { useRef, useState, type PointerEvent, type MouseEvent, type ReactNode } from "react";
import { flushSync } from "react-dom";
import type { galleryStrings } from "../../../strings.ts";
import { Image, type ImageSource } from "../../catalog/Image/Image.tsx";
import * as css from "./ZoomImage.css.ts";

interface ZoomImageProps {
  image: ImageSource;
  /** Whether the image is the visible one. Only that can be enlarged, and it shrinks when it leaves. */
  isCurrent: boolean;
  priority: boolean;
  name: string;
  labels: typeof galleryStrings;
}

/** An image that enlarges where it is clicked. Touch, wheel, arrow keys or the mouse position then scroll it. */
export function ZoomImage({ image, isCurrent, priority, name, labels }: ZoomImageProps): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const [wasZoomed, setZoomed] = useState(false);
  const zoomed = wasZoomed && isCurrent;

  function toggleZoom(event: MouseEvent): void {
    // Where the image was clicked, or its center for the keyboard.
    const place = event.detail > 0 ? placeIn(frame.current, event) : { x: 0.5, y: 0.5 };
    flushSync(() => setZoomed(!zoomed));
    if (!zoomed) scrollToPlace(frame.current, place);
  }

  function followPointer(event: PointerEvent): void {
    if (zoomed && event.pointerType === "mouse") scrollToPlace(frame.current, placeIn(frame.current, event));
  }

  return (
    <div
      ref={frame}
      className={css.frame}
      data-zoomed={zoomed ? "" : undefined}
      onPointerMove={followPointer}
    >
      <button
        type="button"
        className={css.button}
        aria-pressed={zoomed}
        aria-label={labels.zoom(name)}
        tabIndex={isCurrent ? 0 : -1}
        onClick={toggleZoom}
      >
        <Image
          name={name}
          {...image}
          alt=""
          sizes={zoomed ? "200vw" : "100vw"}
          priority={priority}
          className={css.image}
        />
      </button>
    </div>
  );
}

interface Place {
  x: number;
  y: number;
}

/** The pointer's position within an element, as fractions of its width and height. */
function placeIn(
  element: HTMLElement | null,
  { clientX, clientY }: { clientX: number; clientY: number },
): Place {
  if (!element) return { x: 0.5, y: 0.5 };
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}

function scrollToPlace(element: HTMLElement | null, { x, y }: Place): void {
  element?.scrollTo({
    left: x * (element.scrollWidth - element.clientWidth),
    top: y * (element.scrollHeight - element.clientHeight),
    behavior: "instant",
  });
}
