import type { ReactNode } from "react";
import { classNames } from "../../css/class-names.ts";
import type { RootProps } from "../../css/root-props.ts";
import { errorNoticeStrings } from "../../strings.ts";
import { useLabels } from "../../labels/use-labels.ts";
import { Button } from "../Button/Button.tsx";
import * as css from "./ErrorNotice.css.ts";

export interface ErrorNoticeProps extends RootProps<"div"> {
  /** What failed, in a few calm words. */
  title?: ReactNode;
  /** What it means for the user, or what to do. */
  children?: ReactNode;
  /** If set, shows "Try again". */
  onRetry?: (() => void) | undefined;
  /** The action runs again: the button shows it and ignores clicks. */
  retrying?: boolean | undefined;
  /** Replaces "Try again" with a link that works without JavaScript. */
  action?: ReactNode;
  labels?: Partial<typeof errorNoticeStrings> | undefined;
  /** For layout only. */
  className?: string | undefined;
}

/** Says that a part of the page failed. Screen readers announce it. */
export function ErrorNotice({
  labels: given,
  title,
  children,
  onRetry,
  retrying = false,
  action,
  className,
  ...rest
}: ErrorNoticeProps): ReactNode {
  const labels = useLabels(errorNoticeStrings, given);
  return (
    <div role="alert" {...rest} className={classNames(css.notice, className)} data-component="error-notice">
      <div className={css.words}>
        <p className={css.title}>{title ?? labels.title}</p>
        {children && <div className={css.message}>{children}</div>}
      </div>
      {action}
      {onRetry && (
        <Button variant="outline" loading={retrying} onClick={onRetry}>
          {labels.tryAgain}
        </Button>
      )}
    </div>
  );
}
