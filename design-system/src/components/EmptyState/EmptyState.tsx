import type { ReactNode } from "react";
import { classNames } from "../../css/class-names.ts";
import { Heading } from "../../primitives/Heading/Heading.tsx";
import { RingIcon } from "../../primitives/Icon/icons.tsx";
import * as css from "./EmptyState.css.ts";

export interface EmptyStateProps {
  title: string;
  headingLevel?: 1 | 2 | 3 | undefined;
  /** In place of the ring; decoration. */
  picture?: ReactNode;
  /** What to do about it. */
  children?: ReactNode;
  /** A button or link. */
  action?: ReactNode;
  /** Layout only. */
  className?: string | undefined;
}

/** Nothing here, and why, and where to go. */
export function EmptyState({
  title,
  headingLevel = 2,
  picture,
  children,
  action,
  className,
}: EmptyStateProps): ReactNode {
  return (
    <div className={classNames(css.root, className)} data-component="empty-state">
      {picture ? (
        <div className={css.picture}>{picture}</div>
      ) : (
        <RingIcon className={css.icon} strokeDasharray="40 60" />
      )}
      <Heading level={headingLevel} size="h3">
        {title}
      </Heading>
      {children && <div className={css.message}>{children}</div>}
      {action}
    </div>
  );
}
