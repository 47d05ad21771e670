import type { ReactNode } from "react";
import { classNames } from "../../css/class-names.ts";
import type { RootProps } from "../../css/root-props.ts";
import { Heading } from "../../primitives/Heading/Heading.tsx";
import * as css from "./EmptyState.css.ts";

export interface EmptyStateProps extends RootProps<"div"> {
  title: ReactNode;
  headingLevel?: 1 | 2 | 3 | undefined;
  /** A decorative icon for what is missing. */
  icon?: ReactNode;
  /** A decorative image that replaces the icon. */
  image?: ReactNode;
  /** What the user can do next. */
  children?: ReactNode;
  action?: ReactNode;
  /** For layout only. */
  className?: string | undefined;
}

/** Explains why a section is empty and offers a next step. */
export function EmptyState({
  title,
  headingLevel = 2,
  icon,
  image,
  children,
  action,
  className,
  ...rest
}: EmptyStateProps): ReactNode {
  return (
    <div {...rest} className={classNames(css.root, className)} data-component="empty-state">
      {image ? <div className={css.image}>{image}</div> : icon && <div className={css.icon}>{icon}</div>}
      <Heading level={headingLevel} size="h3">
        {title}
      </Heading>
      {children && <div className={css.message}>{children}</div>}
      {action}
    </div>
  );
}
