import { Children, type ReactNode } from "react";
import type { RootProps } from "../../../css/root-props.ts";
import { slideshowStrings } from "../../../strings.ts";
import { useLabels } from "../../../labels/use-labels.ts";

export interface SlideshowProps extends RootProps<"section"> {
  /** The accessible name, such as "Promotions". */
  label: string;
  /** The index of the slide to show, from 0. Past the end, the last slide shows. */
  current?: number | undefined;
  /** The slides. Only the current one is rendered, because its image is the largest on the page. */
  children: ReactNode;
  labels?: Partial<typeof slideshowStrings> | undefined;
  className?: string | undefined;
}

/** Shows one slide of several. It never advances automatically. */
export function Slideshow(props: SlideshowProps): ReactNode {
  const { label, current = 0, labels: given, className, children, ...rest } = props;
  const labels = useLabels(slideshowStrings, given);
  const slides = Children.toArray(children);
  const shown = Math.min(Math.max(current, 0), slides.length - 1);
  if (slides.length === 0) return null;
  return (
    <section
      aria-roledescription={labels.slideshow}
      aria-label={label}
      {...rest}
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
