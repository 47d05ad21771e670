import type { ComponentProps } from "react";
import { Link } from "react-router-dom";

/** A link in a text: client-side inside the shop, a plain link elsewhere. */
export function ContentLink({ href = "", children, ...anchor }: ComponentProps<"a">) {
  if (!/^[/#]/.test(href)) {
    return (
      <a href={href} {...anchor}>
        {children}
      </a>
    );
  }
  return (
    <Link to={href} prefetch="intent" {...anchor}>
      {children}
    </Link>
  );
}
