import { CartView, Container, Heading } from "@circlet/design-system";
import { cartPath, privacyPath, searchPath, termsPath } from "~/lib/paths";
import type { Bag } from "./bag";
import { bagIntents } from "./bag-form-fields";
import * as css from "./BagScreen.css";
import { cartLine } from "./cart-line";

export interface BagScreenProps {
  /** Null for a visitor without a bag. */
  readonly bag: Bag | null;
  /** The piece just asked for was sold to somebody else. */
  readonly isSold: boolean;
}

/** The bag as a page: whole without JavaScript. */
export function BagScreen({ bag, isSold }: BagScreenProps) {
  return (
    <Container className={css.page}>
      <Heading level={1}>Cart</Heading>
      <CartView
        lines={(bag?.lines ?? []).map((line) => ({
          ...cartLine(line),
          id: line.id,
          isSoldOut: !line.isForSale,
        }))}
        total={bag?.total}
        saved={bag?.saved}
        discounts={bag?.discounts ?? []}
        checkoutHref={bag?.checkoutUrl}
        notice={isSold ? "That piece has just been sold. It could not go into your bag." : null}
        removeForm={({ id }) => ({ action: cartPath, fields: { intent: bagIntents.remove, id } })}
        termsHref={termsPath}
        privacyHref={privacyPath}
        searchHref={searchPath}
      />
    </Container>
  );
}
