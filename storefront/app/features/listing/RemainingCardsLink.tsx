import { Button } from "@circlet/design-system";
import { type ReactNode, useRef } from "react";
import { Link } from "react-router-dom";
import { useNearViewport } from "~/loading/use-near-viewport";

/** Below, farther than a phone's flick scrolls. Above, a page's whole length: a jump to the end skips the link. */
const margin = "100000px 0px 2000px";

interface RemainingCardsLinkProps {
  readonly href: string;
  readonly onNear: () => Promise<unknown>;
  readonly children: ReactNode;
}

/** A link to the page with all cards. When it comes near the window, it loads the remaining cards, which replace it. */
export function RemainingCardsLink({ href, onNear, children }: RemainingCardsLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useNearViewport(link, onNear, margin);
  return (
    <Button asChild variant="outline">
      <Link ref={link} to={href} replace preventScrollReset data-rest-link>
        {children}
      </Link>
    </Button>
  );
}
