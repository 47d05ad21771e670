import { Container, Heading, Prose } from "@circlet/design-system";
import { type ReactNode, useId } from "react";
import { section } from "../sections/sections.css";
import * as css from "./OurStory.css";
import { ThreeRings } from "./ThreeRings";

interface Titled {
  readonly title: string;
  readonly children: ReactNode;
}

/** Who benefits from the business model: shoppers, brands and the planet. */
export function TripleWin({ title, children }: Titled) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={section}>
      <Container className={css.tripleWin}>
        <ThreeRings className={css.rings} />
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

/** How one of the three benefits. */
export function Win({ title, children }: Titled) {
  return (
    <div className={css.win}>
      <Heading level={3}>{title}</Heading>
      <Prose>{children}</Prose>
    </div>
  );
}
