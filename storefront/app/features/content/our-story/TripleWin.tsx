import { Container, Heading, Prose } from "@circlet/design-system";
import { useId } from "react";
import type { Titled } from "../sections/Section";
import { section } from "../sections/sections.css";
import * as css from "./OurStory.css";

/** Who benefits from the business model: shoppers, brands and the planet. */
export function TripleWin({ title, children }: Titled) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={section}>
      <Container className={css.tripleWin}>
        <ThreeRings />
        <div className={css.wins}>
          <Heading level={2} id={id}>
            {title}
          </Heading>
          {children}
        </div>
      </Container>
    </section>
  );
}

export function Win({ title, children }: Titled) {
  return (
    <div className={css.win}>
      <Heading level={3}>{title}</Heading>
      <Prose>{children}</Prose>
    </div>
  );
}

/** Three overlapping rings that stand for the triple win. Decorative: the text next to them says the same. */
function ThreeRings() {
  return (
    <svg viewBox="0 0 440 420" aria-hidden="true" focusable="false" className={css.rings}>
      <g fill="none" strokeWidth="1.5">
        <circle cx="220" cy="148" r="120" stroke="var(--circlet-color-accent)" />
        <circle cx="148" cy="268" r="120" stroke="var(--circlet-color-text)" />
        <circle cx="292" cy="268" r="120" stroke="var(--circlet-palette-brown)" />
      </g>
      <path
        d="M220 172A120 120 0 0 1 267.3 258.4A120 120 0 0 1 172.700 258.4A120 120 0 0 1 220 172Z"
        fill="var(--circlet-color-panel)"
      />
      <circle cx="220" cy="228" r="9" fill="var(--circlet-color-sale)" />
    </svg>
  );
}
