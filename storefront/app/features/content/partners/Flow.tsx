import { Heading, Prose } from "@circlet/design-system";
import { mobileBreakpoint } from "~/shop/constants";
import * as messages from "~/messages/en/content";
import { Section, type Titled } from "../sections/Section";
import flowDesktop from "./flow-desktop.svg";
import flowMobile from "./flow-mobile.svg";
import * as css from "./Flow.css";

/** A returned product's journey, drawn wide and, below 768 px, narrow. The children are its four steps. */
export function Flow({ title, children }: Titled) {
  return (
    <Section title={title}>
      <picture>
        <source media={`(min-width: ${mobileBreakpoint}px)`} srcSet={flowDesktop} width={1280} height={300} />
        <img src={flowMobile} alt={messages.flow} width={640} height={640} className={css.image} />
      </picture>
      <ol role="list" className={css.steps}>
        {children}
      </ol>
    </Section>
  );
}

export function Step({ title, children }: Titled) {
  return (
    <li className={css.step}>
      <Heading level={3}>{title}</Heading>
      <Prose size="small">{children}</Prose>
    </li>
  );
}
