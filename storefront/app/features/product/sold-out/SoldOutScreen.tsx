import {
  CircleCheckIcon,
  Claims,
  Container,
  NotFoundPanel,
  ReturnIcon,
  Shelf,
  TagIcon,
  Testimonials,
  TruckIcon,
} from "@circlet/design-system";
import { useRevalidator } from "react-router-dom";
import { cardSizes } from "~/catalog/card-sizes";
import { listingPath, searchPath } from "~/paths";
import type { CardProduct } from "~/catalog/card-product";
import { RetryNotice } from "~/loading/RetryNotice";
import { ShopCard } from "~/catalog/ShopCard";
import * as messages from "~/messages/en/sold-out";
import type { SoldOutPage } from "./load-sold-out";
import * as css from "./SoldOutScreen.css";
import { soldOutOffer, supply } from "./sold-out-content";

const icons = [
  <ReturnIcon key="returned" />,
  <CircleCheckIcon key="checked" />,
  <TagIcon key="priced" />,
  <TruckIcon key="sent" />,
];

/** The page for sold-out and unknown products, with status 404. */
export function SoldOutScreen({ page }: { readonly page: SoldOutPage }) {
  return (
    <div className={css.page}>
      <NotFoundPanel
        reason="sold-out"
        className={css.opening}
        offer={
          <>
            <p className={css.lead}>{soldOutOffer.lead}</p>
            <p>{soldOutOffer.text}</p>
          </>
        }
      />
      <Container>
        <Dresses products={page.dresses} />
      </Container>
      <div className={css.background}>
        <Container>
          <Claims
            title={supply.title}
            text={supply.text}
            action={{ label: messages.startShopping, href: searchPath }}
            claims={supply.steps.map((step, index) => ({ ...step, icon: icons[index] }))}
          />
        </Container>
      </div>
      {page.reviews && page.reviews.length > 0 && (
        <Container>
          <Testimonials title={messages.reviews} testimonials={page.reviews} />
        </Container>
      )}
    </div>
  );
}

function Dresses({ products }: { readonly products: readonly CardProduct[] | null }) {
  const { revalidate, state } = useRevalidator();
  if (products === null) {
    return (
      <RetryNotice
        title={messages.dressesNotLoaded}
        onRetry={() => void revalidate()}
        isRetrying={state === "loading"}
      />
    );
  }
  return (
    <Shelf
      title={messages.dresses}
      link={{ href: listingPath({ category: ["dresses"] }), label: messages.seeAllDresses }}
      rows={2}
      items={products}
      keyOf={({ handle }) => handle}
      renderItem={(product) => <ShopCard product={product} sizes={cardSizes.shelfOfFive} />}
    />
  );
}
