import type { ComponentProps } from "react";
import { Link } from "react-router-dom";

/** A link in a text. Links inside the shop navigate on the client. */
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
