import type { ReactNode } from "react";
import { Button } from "../../../components/Button/Button.tsx";
import { Link } from "../../../components/Link/Link.tsx";
import type { RootProps } from "../../../css/root-props.ts";
import { SearchIcon, TagIcon } from "../../../primitives/Icon/icons.tsx";
import { panelStrings } from "../../../strings.ts";
import { useLabels } from "../../../labels/use-labels.ts";
import { NavigationLink } from "../../layout/Navigation/NavigationLink.tsx";
import { MessagePanel } from "./MessagePanel.tsx";
import * as css from "./NotFoundPanel.css.ts";

export interface NotFoundPanelProps extends RootProps<"section"> {
  /** What is missing: a page, or a product that has sold. */
  reason: "page" | "sold-out";
  /** An offer, such as the discount code WELCOME. */
  offer?: ReactNode;
  /** The URL of the search page. */
  searchHref: string;
  /** Where the start page is. */
  homeHref?: string | undefined;
  labels?: Partial<typeof panelStrings> | undefined;
  className?: string | undefined;
}

/** Replaces a page that does not exist and offers links to others. Respond with status 404. */
export function NotFoundPanel({
  reason,
  offer,
  searchHref,
  homeHref = "/",
  labels: given,
  ...rest
}: NotFoundPanelProps): ReactNode {
  const labels = useLabels(panelStrings, given);
  const isSoldOut = reason === "sold-out";
  return (
    <MessagePanel
      {...rest}
      component="not-found-panel"
      icon={isSoldOut ? <TagIcon /> : <SearchIcon size="fit" strokeWidth={1} />}
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
