import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
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
  /** What was answered before: the question has been opened anew, says so and takes the focus. */
  answer?: "allowed" | "declined" | undefined;
  /** Leaves a former answer as it was. */
  onClose?: (() => void) | undefined;
  labels?: typeof consentStrings | undefined;
  className?: string | undefined;
}

/**
 * Asks, once, whether visits may be counted. It takes no focus and holds nothing up; both answers weigh the same. It
 * stands above the bar of the bag, which stays the shopper's to press. Opened anew by the shopper it takes the focus,
 * and gives it back.
 */
export function ConsentBanner(props: ConsentBannerProps): ReactNode {
  const { answer, onAllow, onDecline, onClose, privacyHref } = props;
  const { labels = consentStrings, className } = props;
  const root = useFocusWhen(answer !== undefined);
  function closeByKey({ key }: KeyboardEvent): void {
    if (key === "Escape" && answer) onClose?.();
  }
  return (
    <section
      ref={root}
      tabIndex={-1}
      aria-label={labels.title}
      className={classNames(css.root, className)}
      data-component="consent-banner"
      onKeyDown={closeByKey}
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

/** Takes the focus when it appears, and gives it back when it goes. */
function useFocusWhen(isTaking: boolean) {
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isTaking) return undefined;
    const opener = document.activeElement;
    root.current?.focus({ preventScroll: true });
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [isTaking]);
  return root;
}
