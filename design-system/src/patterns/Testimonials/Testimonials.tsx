import { useId, type ReactNode } from "react";
import { CircleCheckIcon } from "../../primitives/Icon/icons.tsx";
import { testimonialStrings } from "../../strings.ts";
import { SectionHeading } from "../SectionHeading/SectionHeading.tsx";
import * as css from "./Testimonials.css.ts";

export interface Testimonial {
  id: string;
  quote: string;
  /** "Ines, Portland". */
  author?: string | undefined;
  /** The piece it speaks of. */
  piece?: string | undefined;
  /** As it is to be read: "11/20/2025". */
  date?: string | undefined;
}

export interface TestimonialsProps {
  title: string;
  testimonials: readonly Testimonial[];
  labels?: typeof testimonialStrings;
  className?: string | undefined;
}

/** The strip scrolls and holds nothing to focus: the keyboard needs the strip itself. */
const scroller = { tabIndex: 0 } as const;

/** What shoppers say, each a verified purchase (specification A1). On phones a strip to swipe. */
export function Testimonials(props: TestimonialsProps): ReactNode {
  const { title, testimonials, labels = testimonialStrings } = props;
  const id = useId();
  if (testimonials.length === 0) return null;
  return (
    <section aria-labelledby={id} className={props.className} data-component="testimonials">
      <SectionHeading id={id} title={title} />
      <ul role="list" aria-labelledby={id} {...scroller} className={css.list}>
        {testimonials.map((testimonial) => (
          <li key={testimonial.id} className={css.item}>
            <figure className={css.card}>
              <blockquote className={css.quote}>{testimonial.quote}</blockquote>
              <figcaption className={css.source}>
                {testimonial.author && <span className={css.author}>{testimonial.author}</span>}
                {testimonial.piece && <span>{testimonial.piece}</span>}
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
