import { useId, type ReactNode } from "react";
import { Button } from "../../../components/Button/Button.tsx";
import { Link } from "../../../components/Link/Link.tsx";
import { classNames } from "../../../css/class-names.ts";
import type { RootProps } from "../../../css/root-props.ts";
import { NavigationLink } from "../../layout/Navigation/NavigationLink.tsx";
import * as css from "./Claims.css.ts";

export interface Claim {
  icon: ReactNode;
  title: string;
  text: string;
  /** The page that says what the claim means. */
  href?: string | undefined;
}

export interface ClaimsProps extends RootProps<"section"> {
  title: ReactNode;
  text?: string | undefined;
  /** What the shop does, each in a few words. */
  claims: readonly Claim[];
  action?: { label: string; href: string } | undefined;
  className?: string | undefined;
}

/** The shop's promises: an introduction, a grid of claims, and one action. */
export function Claims({ title, text, claims, action, className, ...rest }: ClaimsProps): ReactNode {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      {...rest}
      className={classNames(css.root, className)}
      data-component="claims"
    >
      <div className={css.opening}>
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        {text !== undefined && <p className={css.text}>{text}</p>}
        {action && (
          <Button asChild size="large" className={css.action}>
            <NavigationLink href={action.href}>{action.label}</NavigationLink>
          </Button>
        )}
      </div>
      <ul role="list" className={css.list}>
        {claims.map((claim) => (
          <li key={claim.title} className={css.item}>
            <span className={css.icon}>{claim.icon}</span>
            <p className={css.claim}>
              {claim.href === undefined ? (
                claim.title
              ) : (
                <Link asChild>
                  <NavigationLink href={claim.href}>{claim.title}</NavigationLink>
                </Link>
              )}
            </p>
            <p className={css.reason}>{claim.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
