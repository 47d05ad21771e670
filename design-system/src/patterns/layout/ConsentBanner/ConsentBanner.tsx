import type { ReactNode } from "react";
import { Button } from "../../../components/Button/Button.tsx";
import { Link } from "../../../components/Link/Link.tsx";
import { classNames } from "../../../css/class-names.ts";
import type { RootProps } from "../../../css/root-props.ts";
import { consentStrings } from "../../../strings.ts";
import { useLabels } from "../../../labels/use-labels.ts";
import { NavigationLink } from "../Navigation/NavigationLink.tsx";
import * as css from "./ConsentBanner.css.ts";

export interface ConsentBannerProps extends RootProps<"section"> {
  /** Called when the visitor allows analytics. */
  onAllow: () => void;
  /** Called when the visitor declines. */
  onDecline: () => void;
  /** The URL of the privacy statement. */
  privacyHref: string;
  labels?: Partial<typeof consentStrings> | undefined;
  className?: string | undefined;
}

/** Asks for consent to analytics with two equal buttons. Does not take focus or block the page. */
export function ConsentBanner(props: ConsentBannerProps): ReactNode {
  const { onAllow, onDecline, privacyHref, labels: given, className, ...rest } = props;
  const labels = useLabels(consentStrings, given);
  return (
    <section
      aria-label={labels.title}
      {...rest}
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
        <Button variant="outline" className={css.answer} onClick={onDecline}>
          {labels.decline}
        </Button>
        <Button variant="outline" className={css.answer} onClick={onAllow}>
          {labels.allow}
        </Button>
      </div>
    </section>
  );
}
