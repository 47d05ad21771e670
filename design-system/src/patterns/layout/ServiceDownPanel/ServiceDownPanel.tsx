import type { ReactNode } from "react";
import { Button } from "../../../components/Button/Button.tsx";
import type { RootProps } from "../../../css/root-props.ts";
import { InfoIcon } from "../../../primitives/Icon/icons.tsx";
import { panelStrings } from "../../../strings.ts";
import { useLabels } from "../../../labels/use-labels.ts";
import { MessagePanel } from "../../product/NotFoundPanel/MessagePanel.tsx";

export interface ServiceDownPanelProps extends RootProps<"section"> {
  /** The page's own URL. The link reloads the page, even without JavaScript. */
  retryHref: string;
  labels?: Partial<typeof panelStrings> | undefined;
  className?: string | undefined;
}

/** Replaces a page whose data could not be loaded. Respond with status 503. */
export function ServiceDownPanel({ retryHref, labels: given, ...rest }: ServiceDownPanelProps): ReactNode {
  const labels = useLabels(panelStrings, given);
  return (
    <MessagePanel
      {...rest}
      component="service-down-panel"
      icon={<InfoIcon />}
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
