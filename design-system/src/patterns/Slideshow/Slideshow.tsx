import { Children, type ReactNode } from "react";
import { slideshowStrings } from "../../strings.ts";

export interface SlideshowProps {
  /** What the slides are about: "Promotions". */
  label: string;
  /** The slide to show, from 0. One beyond the last is the last. */
  current?: number | undefined;
  /** One slide each. Only the given one is rendered: its picture is the one a visitor waits for. */
  children: ReactNode;
  labels?: typeof slideshowStrings | undefined;
  className?: string | undefined;
}

/** Shows one given slide of several (specification A2). Nothing moves by itself. */
export function Slideshow(props: SlideshowProps): ReactNode {
  const { label, current = 0, labels = slideshowStrings, className } = props;
  const slides = Children.toArray(props.children);
  const shown = Math.min(Math.max(current, 0), slides.length - 1);
  if (slides.length === 0) return null;
  return (
    <section
      aria-roledescription={labels.slideshow}
      aria-label={label}
      className={className}
      data-component="slideshow"
    >
      {slides.length === 1 ? (
        slides
      ) : (
        <div
          role="group"
          aria-roledescription={labels.slide}
          aria-label={labels.position(shown + 1, slides.length)}
        >
          {slides[shown]}
        </div>
      )}
    </section>
  );
}
