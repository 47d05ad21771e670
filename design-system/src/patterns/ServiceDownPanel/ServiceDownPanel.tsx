import type { ReactNode } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { panelStrings } from "../../strings.ts";
import { MessagePanel } from "../NotFoundPanel/MessagePanel.tsx";

export interface ServiceDownPanelProps {
  /** The page's own address. A plain link asks for it anew, with and without JavaScript. */
  retryHref: string;
  labels?: typeof panelStrings | undefined;
  className?: string | undefined;
}

/** The page's own data is missing. The page answers 503. */
export function ServiceDownPanel({
  retryHref,
  labels = panelStrings,
  className,
}: ServiceDownPanelProps): ReactNode {
  return (
    <MessagePanel
      component="service-down-panel"
      className={className}
      title={labels.downTitle}
      text={labels.downText}
      actions={
        <Button asChild size="large">
          <a href={retryHref}>{labels.tryAgain}</a>
        </Button>
      }
    />
  );
}
