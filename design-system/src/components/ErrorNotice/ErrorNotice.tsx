import type { ReactNode } from "react";
import { classNames } from "../../css/class-names.ts";
import { errorNoticeStrings } from "../../strings.ts";
import { Button } from "../Button/Button.tsx";
import * as css from "./ErrorNotice.css.ts";

export interface ErrorNoticeProps {
  /** What did not work, in a few calm words. */
  title?: string | undefined;
  /** What that means for the shopper, or what to do. */
  children?: ReactNode;
  /** Shows "Try again". */
  onRetry?: (() => void) | undefined;
  retrying?: boolean | undefined;
  /** In place of "Try again": a link, for pages without script. */
  action?: ReactNode;
  labels?: typeof errorNoticeStrings | undefined;
  /** Layout only. */
  className?: string | undefined;
}

/** A part of the page is missing; the rest works. Read aloud when it comes. */
export function ErrorNotice({
  labels = errorNoticeStrings,
  title = labels.title,
  children,
  onRetry,
  retrying = false,
  action,
  className,
}: ErrorNoticeProps): ReactNode {
  return (
    <div role="alert" className={classNames(css.notice, className)} data-component="error-notice">
      <div className={css.words}>
        <p className={css.title}>{title}</p>
        {children && <div className={css.message}>{children}</div>}
      </div>
      {action}
      {onRetry && (
        <Button ground="transparent" loading={retrying} onClick={onRetry}>
          {labels.tryAgain}
        </Button>
      )}
    </div>
  );
}
