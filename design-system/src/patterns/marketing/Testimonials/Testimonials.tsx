import { useId, type ReactNode } from "react";
import type { RootProps } from "../../../css/root-props.ts";
import { CircleCheckIcon } from "../../../primitives/Icon/icons.tsx";
import { testimonialStrings } from "../../../strings.ts";
import { useLabels } from "../../../labels/use-labels.ts";
import { SectionHeading } from "../SectionHeading/SectionHeading.tsx";
import * as css from "./Testimonials.css.ts";

export interface Testimonial {
  id: string;
  quote: string;
  /** The reviewer: "Ines, Portland". */
  author?: string | undefined;
  /** The reviewed product. */
  product?: string | undefined;
  /** The date in display form: "11/20/2025". */
  date?: string | undefined;
}

export interface TestimonialsProps extends RootProps<"section"> {
  title: ReactNode;
  /** What customers say, in order. */
  testimonials: readonly Testimonial[];
  labels?: Partial<typeof testimonialStrings> | undefined;
  className?: string | undefined;
}

/** Focusable, so that the keyboard can scroll the row. */
const scroller = { tabIndex: 0 } as const;

/** A row of reviews by verified customers that scrolls horizontally on phones. */
export function Testimonials(props: TestimonialsProps): ReactNode {
  const { title, testimonials, labels: given, ...rest } = props;
  const labels = useLabels(testimonialStrings, given);
  const id = useId();
  if (testimonials.length === 0) return null;
  return (
    <section aria-labelledby={id} {...rest} data-component="testimonials">
      <SectionHeading id={id} title={title} />
      <ul role="list" aria-labelledby={id} {...scroller} className={css.list}>
        {testimonials.map((testimonial) => (
          <li key={testimonial.id} className={css.item}>
            <figure className={css.card}>
              <blockquote className={css.quote}>
                <bdi>{testimonial.quote}</bdi>
              </blockquote>
              <figcaption className={css.source}>
                {testimonial.author && (
                  <span className={css.author}>
                    <bdi>{testimonial.author}</bdi>
                  </span>
                )}
                {testimonial.product && <span>{testimonial.product}</span>}
                {testimonial.date && <span>{testimonial.date}</span>}
                <span className={css.verified}>
                  <CircleCheckIcon size="small" />
                  {labels.verified}
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
