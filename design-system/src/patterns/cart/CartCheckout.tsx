import { Button } from "../../components/Button/Button.tsx";
import { Link } from "../../components/Link/Link.tsx";
import { classNames } from "../../css/class-names.ts";
import type { RootProps } from "../../css/root-props.ts";
import { cartStrings } from "../../strings.ts";
import { useLabels } from "../../labels/use-labels.ts";
import { NavigationLink } from "../layout/Navigation/NavigationLink.tsx";
import type { CartActions } from "./cart.ts";
import * as css from "./CartSummary.css.ts";

export interface CartCheckoutProps extends RootProps<"a", "href" | "onClick"> {
  /** The checkout's URL. Without one, the button links to the home page. */
  href?: string | null | undefined;
  /** Whether the cart is changing. */
  loading?: boolean | undefined;
  onCheckout?: CartActions["onCheckout"];
  labels?: Partial<typeof cartStrings> | undefined;
}

/** The link to the checkout. */
export function CartCheckout({ href, loading, onCheckout, labels, className, ...rest }: CartCheckoutProps) {
  return (
    <Button asChild size="large" fullWidth loading={loading} className={className}>
      {/* A plain link, because the checkout is not one of the router's pages. */}
      <a {...rest} href={href ?? "/"} onClick={onCheckout}>
        {useLabels(cartStrings, labels).checkout}
      </a>
    </Button>
  );
}

export interface CartAgreementProps extends RootProps<"p"> {
  /** Where the link to the terms leads. */
  termsHref: string;
  privacyHref: string;
  onFollow?: CartActions["onFollow"];
  labels?: Partial<typeof cartStrings> | undefined;
}

/** What shoppers agree to when they check out. */
export function CartAgreement(props: CartAgreementProps) {
  const { termsHref, privacyHref, onFollow, labels: given, className, ...rest } = props;
  const labels = useLabels(cartStrings, given);
  const hrefs: Readonly<Record<string, string>> = { terms: termsHref, privacy: privacyHref };
  return (
    <p {...rest} className={classNames(css.agreement, className)}>
      {/* The spaces beside a link are texts of their own, or letters move by parts of a pixel. */}
      {labels.agreement.split(/( ?)[{}]( ?)/).map((part) => {
        const href = hrefs[part];
        if (!href) return part;
        return (
          <Link asChild key={part}>
            <NavigationLink href={href} onClick={onFollow}>
              {labels[part as "terms" | "privacy"]}
            </NavigationLink>
          </Link>
        );
      })}
    </p>
  );
}
