import { Heading, Prose, Text } from "@circlet/design-system";
import type { ReactNode } from "react";
import ines from "~/content/portraits/ines.svg";
import theo from "~/content/portraits/theo.svg";
import * as messages from "~/messages/en/content";
import * as css from "./OurStory.css";

const portraits = { ines, theo };

export interface FounderProps {
  readonly name: string;
  readonly role: string;
  readonly portrait: keyof typeof portraits;
  readonly children: ReactNode;
}

export function Founder({ name, role, portrait, children }: FounderProps) {
  return (
    <article className={css.founder}>
      <img
        src={portraits[portrait]}
        alt={messages.portraitOf(name)}
        width={480}
        height={600}
        loading="lazy"
        className={css.portrait}
      />
      <div className={css.bio}>
        <Heading level={3}>{name}</Heading>
        <Text size="small" tone="muted">
          {role}
        </Text>
        <Prose size="small" className={css.bioText}>
          {children}
        </Prose>
      </div>
    </article>
  );
}
