import type { ReactNode } from "react";
import { classNames } from "../../../css/class-names.ts";
import type { RootProps } from "../../../css/root-props.ts";
import * as css from "./NotFoundPanel.css.ts";

interface MessagePanelProps extends RootProps<"section"> {
  component: string;
  icon: ReactNode;
  title: ReactNode;
  text: ReactNode;
  actions: ReactNode;
  children?: ReactNode;
  className?: string | undefined;
}

/** Replaces a page with an icon, a sentence and links. */
export function MessagePanel({
  component,
  icon,
  title,
  text,
  actions,
  children,
  className,
  ...rest
}: MessagePanelProps): ReactNode {
  return (
    <section {...rest} className={classNames(css.root, className)} data-component={component}>
      <div className={css.icon}>{icon}</div>
      <h1 className={css.title}>{title}</h1>
      <p className={css.text}>{text}</p>
      <div className={css.actions}>{actions}</div>
      {children}
    </section>
  );
}
