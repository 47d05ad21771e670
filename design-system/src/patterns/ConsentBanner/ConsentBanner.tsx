import type { ReactNode } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { Link } from "../../components/Link/Link.tsx";
import { classNames } from "../../css/class-names.ts";
import { consentStrings } from "../../strings.ts";
import { NavigationLink } from "../Navigation/NavigationLink.tsx";
import * as css from "./ConsentBanner.css.ts";

export interface ConsentBannerProps {
  onAllow: () => void;
  onDecline: () => void;
  /** Where the privacy statement stands. */
  privacyHref: string;
  labels?: typeof consentStrings | undefined;
  className?: string | undefined;
}

/**
 * Asks, once, whether visits may be counted. It takes no focus and holds nothing up; both answers weigh the same. It
 * stands above the bar of the bag, which stays the shopper's to press.
 */
export function ConsentBanner(props: ConsentBannerProps): ReactNode {
  const { onAllow, onDecline, privacyHref, labels = consentStrings, className } = props;
  return (
    <section
      aria-label={labels.title}
      className={classNames(css.root, className)}
      data-component="consent-banner"
    >
      <p className={css.words}>
        {labels.question}{" "}
        <Link asChild>
          <NavigationLink href={privacyHref}>{labels.more}</NavigationLink>
        </Link>
      </p>
      <div className={css.answers}>
        <Button ground="transparent" onClick={onDecline}>
          {labels.decline}
        </Button>
        <Button ground="transparent" onClick={onAllow}>
          {labels.allow}
        </Button>
      </div>
    </section>
  );
}
