import { Button, ErrorNotice, isPlainClick } from "@circlet/design-system";
import type { MouseEvent } from "react";
import { Link, useLocation, useRevalidator } from "react-router-dom";
import * as common from "~/messages/en/common";

export interface RetryNoticeProps {
  /** What failed to load: "Dresses could not be loaded." */
  readonly title: string;
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
}

/** Replaces a part of the page that failed. "Try again" reloads that part, or the page before hydration. */
export function RetryNotice({ title, onRetry, isRetrying }: RetryNoticeProps) {
  const { pathname, search } = useLocation();
  function retryLoading(event: MouseEvent): void {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onRetry();
  }
  return (
    <ErrorNotice
      title={title}
      action={
        <Button asChild variant="outline" loading={isRetrying}>
          <Link to={pathname + search} onClick={retryLoading}>
            {common.tryAgain}
          </Link>
        </Button>
      }
    />
  );
}

/** A `RetryNotice` that reloads the page's data. */
export function ReloadNotice({ title }: Pick<RetryNoticeProps, "title">) {
  const { revalidate, state } = useRevalidator();
  return <RetryNotice title={title} onRetry={() => void revalidate()} isRetrying={state === "loading"} />;
}
