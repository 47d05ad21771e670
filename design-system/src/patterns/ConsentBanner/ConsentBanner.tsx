import type { ReactNode, Ref } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { Link } from "../../components/Link/Link.tsx";
import { classNames } from "../../css/class-names.ts";
import { consentStrings } from "../../strings.ts";
import { NavigationLink } from "../Navigation/NavigationLink.tsx";
import * as css from "./ConsentBanner.css.ts";

export interface ConsentBannerProps {
  /** Left out where nothing is left to choose: the browser declines for its owner (Global Privacy Control). */
  onAllow?: (() => void) | undefined;
  onDecline: () => void;
  /** Where the privacy statement stands. */
  privacyHref: string;
  /** What was answered before: the question has been opened anew, and says so. */
  answer?: "allowed" | "declined" | undefined;
  labels?: typeof consentStrings | undefined;
  className?: string | undefined;
  /** To the banner itself, which takes focus by script. */
  ref?: Ref<HTMLElement>;
}

/**
 * Asks, once, whether visits may be counted. It takes no focus and holds nothing up; both answers weigh the same. It
 * stands above the bar of the bag, which stays the shopper's to press. Opened anew, it can be given the focus.
 */
export function ConsentBanner(props: ConsentBannerProps): ReactNode {
  const { answer, onAllow, onDecline, privacyHref } = props;
  const { labels = consentStrings, className, ref } = props;
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label={labels.title}
      className={classNames(css.root, className)}
      data-component="consent-banner"
    >
      <p className={css.words}>
        {labels.question} {answer && `${labels.answers[answer]} `}
        <Link asChild>
          <NavigationLink href={privacyHref}>{labels.more}</NavigationLink>
        </Link>
      </p>
      <div className={css.answers}>
        <Button ground="transparent" onClick={onDecline}>
          {labels.decline}
        </Button>
        {onAllow && (
          <Button ground="transparent" onClick={onAllow}>
            {labels.allow}
          </Button>
        )}
      </div>
    </section>
  );
}
