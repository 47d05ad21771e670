import { Heading, Prose } from "@circlet/design-system";
import type { ReactNode } from "react";
import { ActionLink, type Action } from "../ActionLink";
import * as css from "./ContactScreen.css";
import { doorIcons } from "./door-icons";

export interface DoorProps {
  readonly icon: keyof typeof doorIcons;
  readonly title: string;
  readonly link: Action;
  readonly children: ReactNode;
}

/** One way in, for one kind of visitor. */
export function Door({ icon, title, link, children }: DoorProps) {
  return (
    <section className={css.door}>
      <span className={css.icon}>{doorIcons[icon]}</span>
      <Heading level={2} size="h3">
        {title}
      </Heading>
      <Prose size="small" className={css.words}>
        {children}
      </Prose>
      <ActionLink action={link} ground="transparent" />
    </section>
  );
}
