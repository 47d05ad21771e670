import { use } from "react";
import { NavigationContext, type NavigationLinkProps } from "./NavigationProvider.tsx";

/** A link within the shop: the router's link, if the shop has set one. */
export function NavigationLink(props: NavigationLinkProps) {
  const { Link } = use(NavigationContext);
  return <Link {...props} />;
}
