import type { ReactNode } from "react";
import { classNames } from "../../../css/class-names.ts";
import type { RootProps } from "../../../css/root-props.ts";
import { Icon } from "../../../primitives/Icon/Icon.tsx";
import * as css from "./NotFoundPanel.css.ts";

interface MessagePanelProps extends RootProps<"section"> {
  component: string;
  title: ReactNode;
  text: ReactNode;
  actions: ReactNode;
  children?: ReactNode;
  className?: string | undefined;
}

/** A message in place of a page: the open ring, a sentence and links. */
export function MessagePanel({
  component,
  title,
  text,
  actions,
  children,
  className,
  ...rest
}: MessagePanelProps): ReactNode {
  return (
    <section {...rest} className={classNames(css.root, className)} data-component={component}>
      <Icon className={css.mark} strokeWidth={1.2}>
        <circle cx="12" cy="12" r="9" strokeDasharray="41 60" />
      </Icon>
      <h1 className={css.title}>{title}</h1>
      <p className={css.text}>{text}</p>
      <div className={css.actions}>{actions}</div>
      {children}
    </section>
  );
}
