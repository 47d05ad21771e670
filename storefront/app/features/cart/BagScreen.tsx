import {
  Button,
  Container,
  EmptyState,
  ErrorNotice,
  Heading,
  Link,
  Price,
  Stack,
  Text,
} from "@circlet/design-system";
import { Link as RouterLink } from "react-router-dom";
import { cartPath, privacyPath, searchPath, termsPath } from "~/lib/paths";
import { pictureOf } from "~/lib/picture";
import type { Bag, BagLine } from "./bag";
import { bagIntents } from "./bag-form-fields";
import * as css from "./BagScreen.css";

export interface BagScreenProps {
  /** Null for a visitor without a bag. */
  readonly bag: Bag | null;
  /** The piece just asked for was sold to somebody else. */
  readonly isSold: boolean;
}

/** The bag as a page: whole without JavaScript. */
export function BagScreen({ bag, isSold }: BagScreenProps) {
  const lines = bag?.lines ?? [];
  return (
    <Container className={css.page}>
      <Heading level={1}>Cart</Heading>
      {isSold && (
        <ErrorNotice title="That piece has just been sold.">It could not go into your bag.</ErrorNotice>
      )}
      {bag && lines.length > 0 ? (
        <div className={css.columns}>
          <ul className={css.lines}>
            {lines.map((line) => (
              <Line key={line.id} line={line} />
            ))}
          </ul>
          <Summary bag={bag} />
        </div>
      ) : (
        <EmptyState
          title="Your cart is empty."
          action={
            <Button asChild>
              <RouterLink to={searchPath}>Find something you love</RouterLink>
            </Button>
          }
        />
      )}
    </Container>
  );
}

function Line({ line }: { readonly line: BagLine }) {
  return (
    <li className={css.line}>
      {line.image && (
        <img
          {...pictureOf(line.image, line.imageAlt)}
          alt={line.imageAlt}
          className={css.picture}
          sizes="96px"
          width={96}
          height={120}
        />
      )}
      <Stack gap="xxs">
        <Link asChild standalone look="quiet">
          <RouterLink to={line.brandHref}>{line.brand}</RouterLink>
        </Link>
        <Link asChild standalone>
          <RouterLink to={line.href}>{line.title}</RouterLink>
        </Link>
        <Text size="small" tone="muted">
          {line.options}
        </Text>
        {!line.isForSale && <Text tone="danger">Sold out</Text>}
        <Price amount={line.price} retail={line.retailPrice} />
        <form method="post" action={cartPath}>
          <input type="hidden" name="intent" value={bagIntents.remove} />
          <input type="hidden" name="id" value={line.id} />
          <Button type="submit" ground="transparent" aria-label={`Remove ${line.title}`}>
            Remove
          </Button>
        </form>
      </Stack>
    </li>
  );
}

function Summary({ bag }: { readonly bag: Bag }) {
  return (
    <Stack as="aside" gap="m" aria-label="Summary">
      <dl className={css.totals}>
        {bag.discounts.map(({ name, amount }) => (
          <TotalRow key={name} name={name} amount={amount} isOff />
        ))}
        <TotalRow name="Total" amount={bag.total} />
        {bag.saved !== null && <TotalRow name="Saved" amount={bag.saved} />}
      </dl>
      <Button asChild size="large" fullWidth>
        <a href={bag.checkoutUrl}>Checkout</a>
      </Button>
      <Text size="small" tone="muted">
        By clicking checkout, you agree to our <RouterLink to={termsPath}>Terms of Service</RouterLink> and{" "}
        <RouterLink to={privacyPath}>Privacy Policy</RouterLink>.
      </Text>
    </Stack>
  );
}

function TotalRow({
  name,
  amount,
  isOff,
}: {
  readonly name: string;
  readonly amount: number;
  readonly isOff?: boolean;
}) {
  return (
    <div className={css.total}>
      <dt>{name}</dt>
      <dd>
        {isOff && "−"}
        <Price amount={amount} />
      </dd>
    </div>
  );
}
