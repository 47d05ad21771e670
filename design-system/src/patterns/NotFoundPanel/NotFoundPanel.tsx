import type { ReactNode } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { Link } from "../../components/Link/Link.tsx";
import { searchPath } from "../../constants.ts";
import { panelStrings } from "../../strings.ts";
import { NavigationLink } from "../Navigation/NavigationLink.tsx";
import { MessagePanel } from "./MessagePanel.tsx";
import * as css from "./NotFoundPanel.css.ts";

export interface NotFoundPanelProps {
  /** A page that is not there, or a piece that has found its owner. */
  reason: "page" | "sold-out";
  /** What is offered instead, such as the WELCOME code (specification A2). */
  offer?: ReactNode;
  searchHref?: string | undefined;
  homeHref?: string | undefined;
  labels?: typeof panelStrings | undefined;
  className?: string | undefined;
}

/** Nothing here, and where to go. The page answers 404. */
export function NotFoundPanel(props: NotFoundPanelProps): ReactNode {
  const { reason, offer, searchHref = searchPath, homeHref = "/", labels = panelStrings } = props;
  const isSoldOut = reason === "sold-out";
  return (
    <MessagePanel
      component="not-found-panel"
      className={props.className}
      title={isSoldOut ? labels.soldOutTitle : labels.notFoundTitle}
      text={isSoldOut ? labels.soldOutText : labels.notFoundText}
      actions={
        <>
          <Button asChild size="large">
            <NavigationLink href={searchHref}>{labels.search}</NavigationLink>
          </Button>
          <Link asChild standalone>
            <NavigationLink href={homeHref}>{labels.home}</NavigationLink>
          </Link>
        </>
      }
    >
      {offer !== undefined && <div className={css.offer}>{offer}</div>}
    </MessagePanel>
  );
}
