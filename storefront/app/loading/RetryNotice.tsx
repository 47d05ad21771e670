import { Button, ErrorNotice } from "@circlet/design-system";
import type { MouseEvent } from "react";
import { Link, useLocation } from "react-router-dom";
import * as common from "~/messages/en/common";

export interface RetryNoticeProps {
  /** What is missing: "Dresses could not be loaded." */
  readonly title: string;
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
  readonly className?: string;
}

/**
 * Replaces a part of the page that could not be loaded. "Try again" loads only that part; before hydration and without
 * JavaScript it is a link to the page.
 */
export function RetryNotice({ title, onRetry, isRetrying, className }: RetryNoticeProps) {
  const { pathname, search } = useLocation();
  function retry(event: MouseEvent): void {
    event.preventDefault();
    onRetry();
  }
  return (
    <ErrorNotice
      title={title}
      className={className}
      action={
        <Button asChild variant="outline" loading={isRetrying}>
          <Link to={pathname + search} onClick={retry}>
            {common.tryAgain}
          </Link>
        </Button>
      }
    />
  );
}
