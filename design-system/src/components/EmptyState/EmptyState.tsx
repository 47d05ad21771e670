import type { ReactNode } from "react";
import { classNames } from "../../css/class-names.ts";
import type { RootProps } from "../../css/root-props.ts";
import { Heading } from "../../primitives/Heading/Heading.tsx";
import { RingIcon } from "../../primitives/Icon/icons.tsx";
import * as css from "./EmptyState.css.ts";

export interface EmptyStateProps extends RootProps<"div"> {
  title: ReactNode;
  headingLevel?: 1 | 2 | 3 | undefined;
  /** Replaces the ring; decorative. */
  image?: ReactNode;
  /** The next step, in words. */
  children?: ReactNode;
  action?: ReactNode;
  /** Layout only. */
  className?: string | undefined;
}

/** Explains why a section is empty and offers a next step. */
export function EmptyState({
  title,
  headingLevel = 2,
  image,
  children,
  action,
  className,
  ...rest
}: EmptyStateProps): ReactNode {
  return (
    <div {...rest} className={classNames(css.root, className)} data-component="empty-state">
      {image ? (
        <div className={css.image}>{image}</div>
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
