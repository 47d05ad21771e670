import { use } from "react";
import { NavigationContext, type NavigationLinkProps } from "./NavigationProvider.tsx";

/** A link within the shop. Uses the router's link if there is a NavigationProvider. */
export function NavigationLink(props: NavigationLinkProps) {
  const { Link } = use(NavigationContext);
  return <Link {...props} />;
}
