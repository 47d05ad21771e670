import { CartView, Container, Heading } from "@circlet/design-system";
import { useEffect } from "react";
import { useRevalidator } from "react-router-dom";
import { cartPath, privacyPath, searchPath, termsPath } from "~/lib/paths";
import type { Bag, BagItem } from "./bag";
import { recordBagEvent } from "./bag-events";
import { bagIntents } from "./bag-form-fields";
import { useBag } from "./BagProvider";
import * as css from "./BagScreen.css";
import { cartLine } from "./cart-line";

export interface BagScreenProps {
  /** Null for a visitor without a bag. */
  readonly bag: Bag | null;
  /** The piece just asked for was sold to somebody else. */
  readonly isSold: boolean;
}

/** With JavaScript the drawer may change the bag while its page is open: the page follows. */
function useSameBag(bag: Bag | null): void {
  const { view } = useBag();
  const { revalidate } = useRevalidator();
  const isSettled = view.status === "ready" && view.total !== null;
  const shown = variantsOf(bag?.lines ?? []);
  const current = variantsOf(view.lines);
  useEffect(() => {
    if (isSettled && shown !== current) void revalidate();
  }, [isSettled, shown, current, revalidate]);
}

function variantsOf(lines: readonly BagItem[]): string {
  return lines
    .map(({ variantId }) => variantId)
    .sort()
    .join(" ");
}

/** The bag as a page: whole without JavaScript. */
export function BagScreen({ bag, isSold }: BagScreenProps) {
  const { bag: ofBrowser } = useBag();
  useSameBag(bag);
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
        onCheckout={() => recordBagEvent("begin_checkout", bag?.lines ?? [])}
        onRemove={async (id) => {
          const line = bag?.lines.find((line) => line.id === id);
          if (line) await ofBrowser.remove(line.variantId);
        }}
        removeForm={({ id }) => ({ action: cartPath, fields: { intent: bagIntents.remove, id } })}
        termsHref={termsPath}
        privacyHref={privacyPath}
        searchHref={searchPath}
      />
    </Container>
  );
}
