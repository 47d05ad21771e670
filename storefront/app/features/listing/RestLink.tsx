import { Button } from "@circlet/design-system";
import { type ReactNode, useRef } from "react";
import { Link } from "react-router-dom";
import { useNear } from "~/loading/use-near";

/** More than a phone scrolls with one flick. */
const margin = "2000px";

interface RestLinkProps {
  readonly href: string;
  readonly onNear: () => void;
  readonly children: ReactNode;
}

/** A link to the page with all cards. Cards load when the link comes near the window, and replace it. */
export function RestLink({ href, onNear, children }: RestLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useNear(link, onNear, margin);
  return (
    <Button asChild variant="outline">
      <Link ref={link} to={href} replace preventScrollReset data-rest-link>
        {children}
      </Link>
    </Button>
  );
}
