import type { ReactNode } from "react";
import { classNames } from "../../css/class-names.ts";
import { Icon } from "../../primitives/Icon/Icon.tsx";
import * as css from "./NotFoundPanel.css.ts";

interface MessagePanelProps {
  component: string;
  title: string;
  text: ReactNode;
  actions: ReactNode;
  children?: ReactNode;
  className?: string | undefined;
}

/** What stands where a page would be: the ring that does not close, a sentence, a way on. */
export function MessagePanel(props: MessagePanelProps): ReactNode {
  return (
    <section className={classNames(css.root, props.className)} data-component={props.component}>
      <Icon className={css.mark} strokeWidth={1.2}>
        <circle cx="12" cy="12" r="9" strokeDasharray="41 60" />
      </Icon>
      <h1 className={css.title}>{props.title}</h1>
      <p className={css.text}>{props.text}</p>
      <div className={css.actions}>{props.actions}</div>
      {props.children}
    </section>
  );
}
